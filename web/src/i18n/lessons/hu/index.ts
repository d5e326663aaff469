import type { Lessons } from "../../lessons";
import { exlibris } from "./exlibris";
import { santiago } from "./santiago";

export const lessons: Lessons = { names: ["Ana", "Beto", "Cleo", "Dora"], santiago, exlibris };
