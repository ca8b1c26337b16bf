import type { FormAnswer, FormAnswers } from '@homestead/contract/documents';
import { ApiError } from '#platform';

/** Changed answers by document and input; null takes an answer away. */
export type ChangedAnswers = Record<string, Record<string, FormAnswer | null>>;

/** What the queue says about what it holds. `ended`: the session is over. */
export type SavingState = 'saved' | 'saving' | 'waiting' | 'refused' | 'ended';

export interface QueueState {
  saving: SavingState;
  /** What isn't stored by the server yet, refused answers too. */
  pending: ChangedAnswers;
  /** Why an answer was refused, by document and input. */
  refused: Readonly<Record<string, string>>;
}

interface QueueParts {
  /** Stores answers of a document. Throws {@link ApiError} if it can't. */
  send: (document: string, answers: Record<string, FormAnswer | null>) => Promise<unknown>;
  /** Keeps what isn't stored through reloads of the tab; null forgets it. */
  keep: (pending: ChangedAnswers | null) => void;
  /** What an earlier page left. */
  kept: ChangedAnswers | null;
}

/** Codes after which the same answers can be sent again in a new session. */
const overCodes: ReadonlySet<string | undefined> = new Set([
  'signing-session-over',
  'consent-needed',
]);
const RETRY_MS = [2000, 5000, 15_000, 30_000];

/** Whether nobody judged the answers: they can be sent again as they are. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

export const refusedKey = (document: string, key: string): string => `${document} ${key}`;

/**
 * Saves answers one call at a time, and keeps each until the server has it: without a connection it
 * tries again, and an answer that was refused stays with the reason while the others are saved.
 */
export class AnswerQueue {
  readonly #parts: QueueParts;
  readonly #listeners = new Set<() => void>();
  #state: QueueState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #failures = 0;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    const pending = parts.kept ?? {};
    const isEmpty = Object.keys(pending).length === 0;
    this.#state = { saving: isEmpty ? 'saved' : 'waiting', pending, refused: {} };
  }

  get state(): QueueState {
    return this.#state;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a new answer; it is sent after `pauseMs`, together with others. */
  set(document: string, key: string, answer: FormAnswer | null, pauseMs: number): void {
    const { pending, refused } = this.#state;
    const { [refusedKey(document, key)]: _, ...others } = refused;
    this.#change({
      pending: { ...pending, [document]: { ...pending[document], [key]: answer } },
      refused: others,
      saving: 'saving',
    });
    this.#later(pauseMs);
  }

  /** The answers of a document with those that aren't stored yet. */
  answersOf(document: string, stored: FormAnswers): FormAnswers {
    const changed = this.#state.pending[document];
    if (!changed) return stored;
    const given = Object.entries({ ...stored, ...changed }).filter(([, one]) => one !== null);
    return Object.fromEntries(given) as FormAnswers;
  }

  /** Sends everything now. Whether it is all stored. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    this.#running = this.#sendAll().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#state.saving === 'saved';
  }

  /** Forgets everything that isn't stored, after the envelope has ended. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#change({ pending: {}, refused: {}, saving: 'saved' });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #later(pauseMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pauseMs);
  }

  async #sendAll(): Promise<void> {
    for (let document = this.#next(); document !== null; document = this.#next()) {
      this.#change({ saving: 'saving' });
      if (!(await this.#sendOf(document))) return;
    }
    const isClean = Object.keys(this.#state.pending).length === 0;
    this.#change({ saving: isClean ? 'saved' : 'refused' });
  }

  /** A document with answers to send that weren't refused. */
  #next(): string | null {
    const documents = Object.keys(this.#state.pending);
    return documents.find((one) => Object.keys(this.#unsent(one)).length > 0) ?? null;
  }

  #unsent(document: string): Record<string, FormAnswer | null> {
    const { pending, refused } = this.#state;
    const answers = Object.entries(pending[document] ?? {});
    return Object.fromEntries(answers.filter(([key]) => !(refusedKey(document, key) in refused)));
  }

  /** Whether to go on with others. */
  async #sendOf(document: string): Promise<boolean> {
    const answers = this.#unsent(document);
    try {
      await this.#parts.send(document, answers);
      this.#stored(document, answers);
      return true;
    } catch (error) {
      const keys = Object.keys(answers);
      const ends = this.#endsWith(error);
      if (ends) {
        this.#change({ saving: ends });
        if (ends === 'waiting') this.#retry();
        return false;
      }
      if (keys.length === 1) this.#refuse(document, keys, error);
      // One of them was refused: each by itself, so that the others are stored.
      else for (const key of keys) if (!(await this.#sendOne(document, key))) return false;
      return true;
    }
  }

  async #sendOne(document: string, key: string): Promise<boolean> {
    const answers = { [key]: this.#state.pending[document]?.[key] ?? null };
    try {
      await this.#parts.send(document, answers);
      this.#stored(document, answers);
      return true;
    } catch (error) {
      const ends = this.#endsWith(error);
      if (!ends) this.#refuse(document, [key], error);
      else this.#change({ saving: ends });
      if (ends === 'waiting') this.#retry();
      return ends === null;
    }
  }

  #endsWith(error: unknown): 'waiting' | 'ended' | null {
    if (isOutage(error)) return 'waiting';
    return error instanceof ApiError && overCodes.has(error.problem.code) ? 'ended' : null;
  }

  #refuse(document: string, keys: readonly string[], error: unknown): void {
    const reason = error instanceof ApiError ? reasonOf(error) : String(error);
    const refused = keys.map((key) => [refusedKey(document, key), reason]);
    this.#change({ refused: { ...this.#state.refused, ...Object.fromEntries(refused) } });
  }

  #retry(): void {
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#later(wait);
  }

  /** What was typed since it was sent stays. */
  #stored(document: string, sent: Record<string, FormAnswer | null>): void {
    this.#failures = 0;
    const { [document]: mine = {}, ...others } = this.#state.pending;
    const left = Object.entries(mine).filter(([key, one]) => !(key in sent) || sent[key] !== one);
    const pending = left.length > 0 ? { ...others, [document]: Object.fromEntries(left) } : others;
    this.#change({ pending });
  }

  #change(given: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...given };
    if (given.pending) {
      this.#parts.keep(Object.keys(given.pending).length === 0 ? null : given.pending);
    }
    for (const listener of this.#listeners) listener();
  }
}

/** The first message about a field, or that of the whole call. */
function reasonOf({ message, problem }: ApiError): string {
  const [field] = problem.code === 'bad-input' ? (problem.errors ?? []) : [];
  if (!field) return message;
  return /^[A-Z]/.test(field.message) ? field.message : `${field.label} ${field.message}`;
}
