"""Ctrl-C ends every command with its own status, also where Python alone would lose it."""

import _thread
import signal
import sys
import threading

INTERRUPTED = 130
"""What a shell calls it: 128 and the number of the signal."""
SOON = 0.05


def keep_interrupts() -> None:
    """An interrupt that falls into a callback, as compilers have many, comes again a moment later."""
    sys.unraisablehook = deliver_again


def deliver_again(unraisable: "sys.UnraisableHookArgs") -> None:
    if not issubclass(unraisable.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(unraisable)
        return
    again = threading.Timer(SOON, interrupt)
    again.daemon = True
    again.start()


def interrupt() -> None:
    main = threading.main_thread().ident
    if sys.platform == "win32" or main is None:
        _thread.interrupt_main()
    else:
        signal.pthread_kill(main, signal.SIGINT)  # wakes it up, too
