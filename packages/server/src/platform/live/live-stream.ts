import { Readable } from 'node:stream';
import { liveSignals } from '@homestead/contract/platform';
import type { Caller } from '../caller.ts';

/** A browser that does not read is disconnected at this many bytes; it reconnects and resumes. */
const MAX_BUFFERED = 64 * 1024;

/** One browser's stream of messages, in the form of server-sent events. */
export class LiveStream {
  readonly body: Readable;
  /** In which of the channel's turns it is checked. */
  readonly turn: number;
  /** The reader, as of the last check. */
  caller: Caller;
  /** The events that were sent because an earlier stream had missed them. */
  readonly caughtUp = new Set<number>();
  #work: Promise<void> = Promise.resolve();
  #isEnded = false;

  constructor(caller: Caller, turn: number) {
    this.caller = caller;
    this.turn = turn;
    this.body = new Readable({ read() {}, highWaterMark: MAX_BUFFERED });
    // Browsers that lost the same server reconnect spread over some seconds.
    this.#push(`retry: ${1000 + Math.round(Math.random() * 4000)}\n\n`);
  }

  get isOpen(): boolean {
    return !this.#isEnded && !this.body.destroyed;
  }

  /**
   * Queues work for this stream after its earlier work. If it fails, the stream is closed and the
   * browser reconnects.
   */
  enqueue(work: () => Promise<void>): void {
    this.#work = this.#work
      .then(() => (this.isOpen ? work() : undefined))
      .catch(() => {
        this.body.destroy();
      });
  }

  /** `resume` is where the browser resumes when the stream is cut after this message. */
  send(name: string, data: object, resume: string | null = null): void {
    const id = resume === null ? '' : `id: ${resume}\n`;
    this.#push(`${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Ends the stream; with `isOver`, it tells browsers not to reconnect. */
  end({ isOver }: { isOver: boolean }): void {
    if (!this.isOpen) return;
    if (isOver) this.send(liveSignals.ended, {});
    this.#isEnded = true;
    this.body.push(null);
  }

  #push(text: string): void {
    if (!this.isOpen) return;
    if (!this.body.push(text)) this.body.destroy();
  }
}
