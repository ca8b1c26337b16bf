import { isPageData, wholeAnswer } from '#platform';

const LONGEST_MS = 15_000;

/** Waits until the browser says that it is online, at most longer with each try. */
export function untilNextTry(tries: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', leave);
    };
    const done = () => {
      end();
      resolve();
    };
    const leave = () => {
      end();
      reject(signal?.reason);
    };
    const timer = setTimeout(done, Math.min(1000 * 2 ** tries, LONGEST_MS));
    addEventListener('online', done);
    signal?.addEventListener('abort', leave);
  });
}

/**
 * `fetch` for the router: the data of a page that can't be reached is asked for again until it
 * comes, or until the person goes elsewhere. `say` hears whether the connection is lost. All other
 * requests simply fail; forms are never sent twice.
 */
export function holdPages(load: typeof fetch, say: (isLost: boolean) => void): typeof fetch {
  return async (input, init) => {
    if (!isPageData(input, init)) return load(input, init);
    const signal = init?.signal;
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await wholeAnswer(await load(input, init));
        say(false);
        return answer;
      } catch (error) {
        if (signal?.aborted || !(error instanceof TypeError)) throw error;
      }
      say(true);
      await untilNextTry(tries, signal);
    }
  };
}
