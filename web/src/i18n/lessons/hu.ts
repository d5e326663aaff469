export { lessons } from "./en";
