import { type LiveMessage, liveSignals } from '@homestead/contract/platform';
import type { Caller } from '../caller.ts';
import type { Database } from '../database.ts';
import { EVENT_RECORDED, type EventType } from '../events.ts';
import type { Log } from '../log.ts';
import { refuse } from '../refusal-error.ts';
import { EventTail, type RecordedEvent } from './event-tail.ts';
import type { Hub } from './hub.ts';
import { LiveStream } from './live-stream.ts';

const MAX_STREAMS = 2000;
const MAX_STREAMS_PER_PERSON = 16;
/** A session is one browser: one stream per window in sight. */
const MAX_STREAMS_PER_SESSION = 8;
const CHECK_EVERY_MS = 15_000;
/** Streams are checked in turns, to spread the load on the database. */
const TURNS = 15;
const RESUME_WITHIN_MS = 24 * 3600_000;

/** The person a session belongs to; null after it has ended. */
type FindCaller = (sessionId: string) => Promise<Caller | null>;

/** A message made from a valid event. */
interface Route {
  event: EventType<unknown>;
  message: string;
  present: (payload: unknown, caller: Caller) => object | null | Promise<object | null>;
}

interface Ending {
  event: EventType<unknown>;
  sessionIds: (payload: unknown) => readonly string[];
}

/**
 * Sends events to browsers. A room publishes an event as a message and decides for each person
 * whether they may receive it; by default no one does.
 */
export class LiveChannel {
  readonly #routes = new Map<string, Route>();
  readonly #endings = new Map<string, Ending>();
  readonly #streams = new Set<LiveStream>();
  readonly #tail: EventTail;
  readonly #log: Log;
  #findCaller: FindCaller = async () => null;
  /** Reads, one after the other. */
  #reading: Promise<void> = Promise.resolve();
  #isReadWanted = false;
  #opening: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  /** The turn of the stream that opens next. */
  #nextTurn = 0;
  /** Everything below was handed to all streams. */
  #floor = '';

  constructor({ db, hub, log }: { db: Database; hub: Hub; log: Log }) {
    this.#log = log;
    this.#tail = new EventTail(db, () => [...this.#routes.keys(), ...this.#endings.keys()]);
    const read = () => this.#readSoon();
    hub.listen(EVENT_RECORDED, { onNotify: read, onConnect: read });
  }

  /** How many browsers are connected to this process. */
  get streamCount(): number {
    return this.#streams.size;
  }

  /**
   * Sends events of a type as messages. `present` returns the message's content for one person, or
   * null if they may not receive it.
   */
  publish<Payload, Data extends object>(
    event: EventType<Payload>,
    message: LiveMessage<Data>,
    present: (payload: Payload, caller: Caller) => Data | null | Promise<Data | null>,
  ): void {
    if (this.#routes.has(event.name)) throw new Error(`${event.name} is published twice`);
    this.#routes.set(event.name, { event, message: message.name, present: present as never });
  }

  /** Ends the streams of the sessions that an event of this type names. */
  endOn<Payload>(
    event: EventType<Payload>,
    sessionIds: (payload: Payload) => readonly string[],
  ): void {
    this.#endings.set(event.name, { event, sessionIds: sessionIds as never });
  }

  /** How the channel finds out who a session belongs to. */
  identifyBy(findCaller: FindCaller): void {
    this.#findCaller = findCaller;
  }

  /**
   * Opens a stream for a person; `resume` is the resume point of the last message of an earlier
   * one. Refuses with `too-many` a person or a session with too many open, with `busy` when the
   * process has.
   */
  async open(caller: Caller, resume: string | null): Promise<LiveStream> {
    if (this.#streams.size >= MAX_STREAMS) refuse('busy', { retryAfterSeconds: 30 });
    const own = [...this.#streams].filter((other) => other.caller.personId === caller.personId);
    const same = own.filter((other) => other.caller.sessionId === caller.sessionId);
    if (own.length >= MAX_STREAMS_PER_PERSON || same.length >= MAX_STREAMS_PER_SESSION) {
      refuse('too-many', { retryAfterSeconds: 30 });
    }
    const stream = new LiveStream(caller, this.#nextTurn);
    this.#nextTurn = (this.#nextTurn + 1) % TURNS;
    this.#streams.add(stream);
    stream.body.once('close', () => {
      this.#streams.delete(stream);
      if (this.#streams.size === 0) this.#rest();
    });
    this.#opening ??= this.#begin();
    const opening = this.#opening;
    // First in the stream's queue, so that what was missed comes before what is new.
    stream.enqueue(async () => {
      await opening;
      const resumeLater = this.#resumePoint();
      if (resume !== null) await this.#catchUp(stream, resume);
      stream.send(liveSignals.alive, {}, resumeLater);
    });
    try {
      await opening;
    } catch (error) {
      this.#opening = null;
      stream.body.destroy();
      throw error;
    }
    return stream;
  }

  /** Ends all streams; their browsers reconnect to another process, or to the next one here. */
  async close(): Promise<void> {
    this.#rest();
    for (const stream of this.#streams) stream.end({ isOver: false });
    await this.#reading;
  }

  /** Starts reading when the first stream opens. */
  #begin(): Promise<void> {
    const begun = this.#reading.then(async () => {
      await this.#tail.start();
      this.#floor = this.#tail.floor;
      clearInterval(this.#timer);
      this.#timer = setInterval(() => this.#check(), CHECK_EVERY_MS / TURNS);
    });
    this.#reading = begun.catch(() => {});
    return begun;
  }

  /** No one is connected: there is nothing to read. */
  #rest(): void {
    clearInterval(this.#timer);
    this.#opening = null;
  }

  #readSoon(): void {
    if (this.#opening === null || this.#isReadWanted) return;
    this.#isReadWanted = true;
    this.#reading = this.#reading.then(async () => {
      this.#isReadWanted = false;
      try {
        await this.#readAndSend();
      } catch (error) {
        // The next check reads again.
        this.#log.warn({ err: error }, 'live messages are late');
      }
    });
  }

  async #readAndSend(): Promise<void> {
    // A browser may resume after these events only once all of them were sent to it.
    const resume = this.#resumePoint();
    for (const recorded of await this.#tail.read()) {
      const event = this.#understand(recorded);
      if (event === null) continue;
      const ended = this.#endings.get(event.type)?.sessionIds(event.payload) ?? [];
      for (const stream of this.#streams) {
        if (ended.includes(stream.caller.sessionId)) stream.end({ isOver: true });
        else {
          stream.enqueue(async () => {
            if (!stream.caughtUp.delete(event.id)) await this.#deliver(event, stream, resume);
          });
        }
      }
    }
    this.#floor = this.#tail.floor;
  }

  /** The event with its payload checked; null for one that an earlier version wrote differently. */
  #understand(recorded: RecordedEvent): RecordedEvent | null {
    const known = this.#routes.get(recorded.type) ?? this.#endings.get(recorded.type);
    const parsed = known?.event.schema.safeParse(recorded.payload);
    if (parsed?.success) return { ...recorded, payload: parsed.data };
    this.#log.error({ event: recorded.id, type: recorded.type }, 'event not understood');
    return null;
  }

  async #catchUp(stream: LiveStream, resume: string): Promise<void> {
    const floor = readResume(resume);
    const missed = floor === null ? null : await this.#tail.readSince(floor);
    if (missed === null) stream.send(liveSignals.missed, {});
    for (const recorded of missed ?? []) {
      const event = this.#understand(recorded);
      stream.caughtUp.add(recorded.id);
      if (event) await this.#deliver(event, stream, resume);
    }
  }

  /** Reads the person's permissions again before sending. */
  async #deliver(event: RecordedEvent, stream: LiveStream, resume: string): Promise<void> {
    const route = this.#routes.get(event.type);
    if (!route || !(await route.present(event.payload, stream.caller))) return;
    if (!(await this.#confirm(stream))) return;
    const data = await route.present(event.payload, stream.caller);
    if (data) stream.send(route.message, { id: event.id, ...data }, resume);
  }

  /** Whether the stream's session is still open; updates its person. */
  async #confirm(stream: LiveStream): Promise<boolean> {
    const caller = await this.#findCaller(stream.caller.sessionId);
    if (caller) stream.caller = caller;
    else stream.end({ isOver: true });
    return caller !== null;
  }

  /**
   * One turn: sends something on quiet streams so proxies don't close them. Once per round, checks
   * for events without a notification.
   */
  #check(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    const turn = this.#turn;
    if (turn === 0) this.#readSoon();
    this.#reading = this.#reading.then(() => {
      const resume = this.#resumePoint();
      for (const stream of this.#streams) {
        if (stream.turn !== turn) continue;
        stream.enqueue(async () => {
          if (await this.#confirm(stream)) stream.send(liveSignals.alive, {}, resume);
        });
      }
    });
  }

  #resumePoint(): string {
    return `${this.#floor}-${Date.now()}`;
  }
}

/** The floor of a resume point; null when it can't be read or is too old. */
function readResume(text: string): string | null {
  const [, floor = '', at = ''] = /^(\d{1,18})-(\d{13})$/.exec(text) ?? [];
  return floor !== '' && Date.now() - Number(at) < RESUME_WITHIN_MS ? floor : null;
}
