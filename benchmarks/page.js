// In the page, for `python -m benchmarks page`: presses what can be pressed, and measures how soon a
// move is seen: from the press that sent it to the frame after the first change outside the dock.
window.seen = [];
let pressed = 0;
let sentAt = null;

addEventListener("click", () => (pressed = performance.now()), { capture: true });

const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    if (String(text).includes('"move"')) sentAt = pressed;
    return send.call(this, text);
};

addEventListener("DOMContentLoaded", () =>
    new MutationObserver((changes) => {
        const isTold = ({ target }) => target instanceof Element && target.closest(".log");
        if (sentAt === null || !changes.some(isTold)) return;
        const since = sentAt;
        sentAt = null;
        requestAnimationFrame(() => setTimeout(() => window.seen.push(performance.now() - since)));
    }).observe(document.body, { childList: true, subtree: true, attributes: true }),
);

const READY = ".dock .btn.primary:not(:disabled, [aria-disabled=true])";
const CHOICES = ".dock button:not(:disabled, [aria-disabled=true]), .dock input:not(:disabled), svg [role=button]";
const EVERY = 120;

/** Until the game is over. */
window.play = () =>
    new Promise((over) => {
        const timer = setInterval(() => {
            if (document.querySelector("main.ended")) return over(clearInterval(timer));
            if (!document.title.startsWith("Your move")) return;
            const choices = document.querySelectorAll(CHOICES);
            const any = choices[Math.floor(Math.random() * choices.length)];
            (document.querySelector(READY) ?? any)?.dispatchEvent(
                new MouseEvent("click", { bubbles: true, cancelable: true }),
            );
        }, EVERY);
    });
