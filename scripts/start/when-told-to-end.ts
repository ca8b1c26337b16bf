/** npm passes on a Ctrl-C that the terminal has already sent us: both are one request. */
const SAME_WISH_MS = 1_000;
const LONGEST_END_MS = 30_000;

/**
 * Ends the program cleanly on request: SIGINT, SIGTERM, SIGHUP (exit code 0 after `end`), when the
 * npm that started it is gone, or, with `followStdin`, when its standard input closes. A second
 * request, a second later, ends it immediately; so does a shutdown that takes longer than 30
 * seconds.
 */
export function whenToldToEnd(
  end: () => Promise<void>,
  { followStdin = false, tell }: { followStdin?: boolean; tell: (sentence: string) => void },
): void {
  let toldAt = 0;
  const obey = (why: string) => {
    if (toldAt > 0) {
      if (performance.now() - toldAt > SAME_WISH_MS) process.exit(130);
      return;
    }
    toldAt = performance.now();
    tell(`${why} Stopping …`);
    setTimeout(() => {
      tell('The orderly end takes too long; ending now.');
      process.exit(1);
    }, LONGEST_END_MS).unref();
    end().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => obey(`${signal}.`));
  }
  // A closed terminal must not turn our last output into a crash.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  if (followStdin) {
    process.stdin.on('end', () => obey('The program that watches the sources is gone.')).resume();
  } else if (process.env.npm_lifecycle_event) {
    followParent(() => obey('The npm that started us is gone.'));
  }
}

/** kill -9 of npm leaves its child without notice: the child has to check. */
function followParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
