/** Copies a link and says so. Browsers hide the clipboard from pages without TLS: there the old way still works. */

import { t } from "../i18n/language.svelte";
import { tell } from "./toasts.svelte";

export async function copy(text: string): Promise<void> {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyBySelection(text);
    tell(t().table.copied, "good");
}

function copyBySelection(text: string): void {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
}
