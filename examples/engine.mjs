// An engine in Node for the line protocol of docs/engines.md:
//   levada arena compare santiago random "engine:node examples/engine.mjs"
// It takes the move that costs least: it passes where it can, else one of the legal moves by chance.
import { createInterface } from "node:readline";

let chance = 1;

/** A number from 0 to n - 1; the same seed gives the same numbers. */
function below(n) {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return Math.floor((chance / 2 ** 32) * n);
}

function choose({ legal }) {
  return legal.includes("pass") ? "pass" : legal[below(legal.length)];
}

const answer = (line) => process.stdout.write(`${line}\n`);

createInterface({ input: process.stdin }).on("line", (line) => {
  const space = line.indexOf(" ");
  const word = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? "" : line.slice(space + 1);
  if (word === "levada") answer("levada 1 Thrifty, in Node");
  if (word === "newgame") {
    chance = JSON.parse(rest).seed >>> 0;
    answer("ready");
  }
  if (word === "choose") answer(`bestmove ${choose(JSON.parse(rest))}`);
  if (word === "quit") process.exit(0);
});
