import { LIVE_PATH, type LiveMessage, liveSignals } from '@homestead/contract/platform';

const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 60_000;
const REMEMBERED_IDS = 200;

/** `data` is null when messages may have been missed, so the page has to reload its data. */
export type LiveHandler<Data> = (data: Data | null) => void;

/** The session ended, in this browser or elsewhere. */
export const sessionEnded: LiveMessage<never> = { name: liveSignals.ended };

/**
 * The tab's one connection for live messages. It is open while there are listeners and the tab is
 * visible, since browsers allow few connections per site. When the tab is visible again, it resumes
 * where it stopped.
 */
export class LiveClient {
  readonly #handlers = new Map<string, Set<LiveHandler<never>>>();
  readonly #ids = new Set<number>();
  #source: EventSource | null = null;
  #resume: string | null = null;
  #isOver = false;
  #retryMs = FIRST_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => this.#openOrClose());
  }

  /** Listens to one kind of message. Returns a function to stop. */
  listen<Data>(message: LiveMessage<Data>, handler: LiveHandler<Data>): () => void {
    const known = this.#handlers.get(message.name);
    const handlers = known ?? new Set();
    this.#handlers.set(message.name, handlers.add(handler));
    if (!known && this.#source) this.#receive(this.#source, message.name);
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
    if (isWanted) this.#source ??= this.#open();
    else this.#close();
  }

  #open(): EventSource {
    const after = this.#resume === null ? '' : `?after=${this.#resume}`;
    const source = new EventSource(`${LIVE_PATH}${after}`);
    source.addEventListener(liveSignals.alive, ({ lastEventId }) => {
      this.#retryMs = FIRST_RETRY_MS;
      if (this.#resume === null) this.#tellMissed();
      this.#resume = lastEventId;
    });
    source.addEventListener(liveSignals.missed, () => this.#tellMissed());
    source.addEventListener(liveSignals.ended, () => {
      this.#isOver = true;
      this.#close();
    });
    source.addEventListener('error', () => {
      // After a lost connection the browser reconnects on its own; after a refusal it does not.
      if (source.readyState !== EventSource.CLOSED) return;
      this.#close();
      this.#retry = setTimeout(() => this.#openOrClose(), this.#retryMs);
      this.#retryMs = Math.min(MAX_RETRY_MS, this.#retryMs * 2);
    });
    for (const name of this.#handlers.keys()) this.#receive(source, name);
    return source;
  }

  #close(): void {
    this.#source?.close();
    this.#source = null;
  }

  #receive(source: EventSource, name: string): void {
    source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
      if (lastEventId !== '') this.#resume = lastEventId;
      const { id, ...rest } = JSON.parse(data) as { id?: number };
      if (id !== undefined && this.#isRepeated(id)) return;
      for (const handler of this.#handlers.get(name) ?? []) handler(rest as never);
    });
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
