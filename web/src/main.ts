import { mount } from "svelte";
import App from "./App.svelte";
import { chooseLanguage } from "./i18n/language.svelte";
import { beginServiceWorker } from "./lib/appUpdate.svelte";
import { watchNetwork } from "./lib/network.svelte";
import "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

await chooseLanguage();
mount(App, { target: document.getElementById("app")! });
watchNetwork();
beginServiceWorker();
