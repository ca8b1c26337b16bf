import { LIVE_PATH, type LiveMessage, liveSignals } from '@homestead/contract/platform';
import { readLiveStream } from './read-live-stream.ts';

const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 60_000;
const REMEMBERED_IDS = 200;

/** `data` is null when messages may have been missed, so the page has to reload its data. */
export type LiveHandler<Data> = (data: Data | null) => void;

/** The session ended, in this browser or elsewhere. */
export const sessionEnded: LiveMessage<never> = { name: liveSignals.ended };

/**
 * The tab's one connection for live messages, opened with the person's token. It is open while
 * there are listeners and the tab is visible, since browsers allow few connections per site. When
 * the tab is visible again, it resumes where it stopped.
 */
export class LiveClient {
  readonly #handlers = new Map<string, Set<LiveHandler<never>>>();
  readonly #ids = new Set<number>();
  readonly #token: () => Promise<string>;
  #open: AbortController | null = null;
  #resume: string | null = null;
  #isOver = false;
  #retryMs = FIRST_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(token: () => Promise<string>) {
    this.#token = token;
    document.addEventListener('visibilitychange', () => this.#openOrClose());
  }

  /** Listens to one kind of message. Returns a function to stop. */
  listen<Data>(message: LiveMessage<Data>, handler: LiveHandler<Data>): () => void {
    const handlers = this.#handlers.get(message.name) ?? new Set();
    this.#handlers.set(message.name, handlers.add(handler));
    this.#openOrClose();
    return () => {
      handlers.delete(handler);
      this.#openOrClose();
    };
  }

  #openOrClose(): void {
    const isWanted =
      !this.#isOver &&
      document.visibilityState === 'visible' &&
      [...this.#handlers.values()].some((handlers) => handlers.size > 0);
    clearTimeout(this.#retry);
    if (!isWanted) {
      this.#open?.abort();
      this.#open = null;
    } else if (this.#open === null) {
      this.#open = new AbortController();
      void this.#run(this.#open);
    }
  }

  /** Reads one stream to its end; then another is opened after a pause. */
  async #run(open: AbortController): Promise<void> {
    try {
      const authorization = `Bearer ${await this.#token()}`;
      const after = this.#resume === null ? '' : `?after=${this.#resume}`;
      const { signal } = open;
      const answer = await fetch(`${LIVE_PATH}${after}`, { headers: { authorization }, signal });
      // Refused until the page is loaded again, such as while seeing as someone else.
      if (answer.status === 403) this.#isOver = true;
      if (answer.ok && answer.body) {
        for await (const { event, data, id } of readLiveStream(answer.body)) {
          this.#receive(event, data, id);
        }
      }
    } catch {
      // Cut, refused or closed by us: the next one resumes.
    }
    if (this.#open !== open) return;
    this.#open = null;
    if (this.#isOver) return;
    this.#retry = setTimeout(() => this.#openOrClose(), this.#retryMs * (0.2 + Math.random()));
    this.#retryMs = Math.min(MAX_RETRY_MS, this.#retryMs * 2);
  }

  #receive(name: string, data: string, lastId: string): void {
    if (name === liveSignals.alive) {
      this.#retryMs = FIRST_RETRY_MS;
      if (this.#resume === null) this.#tellMissed();
    }
    if (name === liveSignals.missed) this.#tellMissed();
    if (name === liveSignals.ended) this.#isOver = true;
    if (lastId !== '') this.#resume = lastId;
    const { id, ...rest } = JSON.parse(data) as { id?: number };
    if (id !== undefined && this.#isRepeated(id)) return;
    for (const handler of this.#handlers.get(name) ?? []) handler(rest as never);
  }

  /** After an interruption some messages come twice. */
  #isRepeated(id: number): boolean {
    if (this.#ids.has(id)) return true;
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > REMEMBERED_IDS && oldest !== undefined) this.#ids.delete(oldest);
    return false;
  }

  #tellMissed(): void {
    for (const [name, handlers] of this.#handlers) {
      if (name !== liveSignals.ended) for (const handler of handlers) handler(null);
    }
  }
}
