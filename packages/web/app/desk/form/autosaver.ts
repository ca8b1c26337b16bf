import { type DeskProblem, fieldMessages, readProblem } from '../read-problem.ts';
import { withProof } from '../with-proof.ts';
import {
  type Field,
  type FieldValue,
  type FieldValues,
  isSameValue,
  type RecordSchema,
  readValues,
  sentValues,
  valueProblems,
} from './read-fields.ts';
import { type DraftBase, readDraft, storeDraft } from './stored-draft.ts';

/** A pause in typing after which a field is saved, even if it isn't left. */
export const PAUSE_MS = 1500;
/** How long to wait before a save is tried again that nothing answered. */
export const AGAIN_MS = 5000;

/** A field that was typed in and isn't saved, with the reason; null while it only waits. */
export interface UnsavedField {
  name: string;
  label: string;
  reason: string | null;
}

export interface AutosaveState {
  values: FieldValues;
  /** By field, what keeps it from being saved. */
  problems: Readonly<Record<string, string>>;
  /** By field, what someone else changed it to after it was typed over. */
  conflicts: Readonly<Record<string, FieldValue>>;
  /** What went wrong with the last save, unless it is about fields. */
  problem: DeskProblem | null;
  state: 'saved' | 'saving' | 'unsaved';
  unsaved: readonly UnsavedField[];
}

/** What an autosaver works with; each render brings the newest. */
export interface AutosaveWork<Saved> {
  schema: RecordSchema;
  fields: readonly Field[];
  /** Saves fields that were typed over the record of a version. */
  save: (fields: Record<string, unknown>, version: number | null) => Promise<Saved>;
  /** The record as a save answered it. */
  recordOf: (saved: Saved) => object;
  onSaved: (saved: Saved) => void;
  /** Loads the newest state, after someone else changed the same field. */
  onReload: () => void;
  /** Nothing can be saved now. */
  isOff: boolean;
}

interface Entry extends DraftBase {
  value: FieldValue;
}

interface Batch {
  version: number | null;
  values: FieldValues;
}

const versionOf = (record: object): number | null =>
  (record as { version?: number }).version ?? null;

/**
 * Saves the fields of a record while they are filled in. Each keeps what it was typed over: where
 * someone else changed it since, it is sent only after a person chose between both values.
 */
export class Autosaver<Saved> {
  work: AutosaveWork<Saved>;
  readonly #key: string;
  readonly #kept: Parameters<typeof readDraft>[2];
  readonly #listeners = new Set<() => void>();
  #held: FieldValues;
  #version: number | null;
  #entries = new Map<string, Entry>();
  /** Values that can't be saved, by field, with why. */
  #refused = new Map<string, { value: FieldValue; message: string }>();
  /** Fields that someone else changed, with the version that was known when the server said so. */
  #clashed = new Map<string, { version: number | null; message: string }>();
  #sending: FieldValues = {};
  #problem: DeskProblem | null = null;
  #underWay: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: AutosaveState;

  constructor(
    work: AutosaveWork<Saved>,
    { key, record, kept }: { key: string; record: object; kept?: Parameters<typeof readDraft>[2] },
  ) {
    this.work = work;
    this.#key = key;
    this.#kept = kept;
    this.#held = readValues(work.fields, record);
    this.#version = versionOf(record);
    const draft = readDraft(key, work.fields, kept);
    for (const [name, value] of Object.entries(draft?.changes ?? {})) {
      const isOlder = draft?.version !== this.#version;
      const base = draft?.bases?.[name] ?? {
        before: this.#held[name] ?? '',
        version: this.#version,
      };
      this.#entries.set(name, { value, ...base });
      // Nobody knows what a draft without bases was typed over.
      if (!draft?.bases?.[name] && isOlder) this.#clashed.set(name, { version: null, message: '' });
    }
    this.#forgetHeld();
    this.#state = this.#read();
  }

  readonly read = (): AutosaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#schedule();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };

  /** Takes a record that was loaded; an older one than is known says nothing. */
  take(record: object): void {
    const version = versionOf(record);
    if (version !== null && this.#version !== null && version < this.#version) return;
    const held = readValues(this.work.fields, record);
    if (version === this.#version && JSON.stringify(held) === JSON.stringify(this.#held)) return;
    this.#held = held;
    this.#version = version;
    this.#changed();
  }

  readonly change = (name: string, value: FieldValue): void => {
    const before = this.#entries.get(name);
    this.#refused.delete(name);
    this.#entries.set(name, {
      before: before?.before ?? this.#held[name] ?? '',
      version: before ? before.version : this.#version,
      value,
    });
    this.#changed();
  };

  /** Saves what was typed so far. */
  readonly flush = (): void => void this.#send();

  /** Saves what can be saved; answers what is left. */
  readonly settle = async (): Promise<readonly UnsavedField[]> => {
    await this.#underWay;
    await this.#send();
    return this.#state.unsaved;
  };

  /** Answers a conflict: what was typed here counts. */
  readonly keepMine = (name: string): void => {
    const entry = this.#entries.get(name);
    if (!entry) return;
    this.#clashed.delete(name);
    this.#refused.delete(name);
    this.#entries.set(name, {
      ...entry,
      before: this.#held[name] ?? '',
      version: this.#version,
    });
    this.#changed();
    this.flush();
  };

  /** The same: what the record holds counts. */
  readonly takeTheirs = (name: string): void => {
    this.#forget(name);
    this.#changed();
  };

  #forget(name: string): void {
    this.#entries.delete(name);
    this.#clashed.delete(name);
    this.#refused.delete(name);
  }

  #forgetHeld(): void {
    for (const [name, { value }] of this.#entries) {
      // What is on its way will be held, whatever is typed now.
      if (name in this.#sending) continue;
      if (this.#isSame(name, value, this.#held[name])) this.#forget(name);
    }
  }

  #kindOf(name: string): Field['kind'] | undefined {
    return this.work.fields.find((field) => field.name === name)?.kind;
  }

  #isSame(name: string, one: FieldValue | undefined, other: FieldValue | undefined): boolean {
    return isSameValue(this.#kindOf(name), one, other);
  }

  /** Whether someone else changed a field after it was typed over. */
  #isConflict(name: string, { before }: Entry): boolean {
    if (!this.#isSame(name, before, this.#held[name])) return true;
    const clash = this.#clashed.get(name);
    return clash !== undefined && (clash.version ?? -1) < (this.#version ?? 0);
  }

  #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#underWay ??= this.#sendAll().finally(() => {
      this.#underWay = null;
      this.#changed();
    });
    return this.#underWay;
  }

  async #sendAll(): Promise<void> {
    for (let batch = this.#nextBatch(); batch; batch = this.#nextBatch()) {
      const { values, version } = batch;
      this.#problem = null;
      this.#sending = values;
      this.#changed(true);
      try {
        const sent = sentValues(this.work.fields, values);
        this.#noteSaved(values, await withProof(() => this.work.save(sent, version)));
      } catch (error) {
        if (!this.#noteRefused(values, readProblem(error))) return;
      } finally {
        this.#sending = {};
      }
    }
  }

  /** Fields that nothing keeps from being sent, as far as is known. */
  #waiting(): [string, Entry][] {
    if (this.work.isOff) return [];
    return [...this.#entries].filter(
      ([name, entry]) =>
        !this.#isConflict(name, entry) &&
        !this.#clashed.has(name) &&
        this.#refused.get(name)?.value !== entry.value,
    );
  }

  /** The fields that can be sent together: those typed over the oldest version. */
  #nextBatch(): Batch | null {
    const waiting = this.#waiting();
    const { fields, schema } = this.work;
    const names = new Set(waiting.map(([name]) => name));
    const checked = fields.filter(({ name }) => names.has(name));
    const found = valueProblems(schema, checked, this.#values());
    for (const [name, { value }] of waiting) {
      const message = found[name];
      if (message !== undefined) this.#refused.set(name, { value, message });
    }
    const valid = this.#waiting();
    if (valid.length === 0) return null;
    const versions = valid.map(([, entry]) => entry.version ?? 0);
    const oldest = Math.min(...versions);
    const batch = valid.filter(([, entry]) => (entry.version ?? 0) === oldest);
    return {
      version: batch[0]?.[1].version ?? null,
      values: Object.fromEntries(batch.map(([name, { value }]) => [name, value])),
    };
  }

  #noteSaved(sent: FieldValues, saved: Saved): void {
    const record = this.work.recordOf(saved);
    const after = readValues(this.work.fields, record);
    const version = versionOf(record);
    const isNext = version === null || version === (this.#version ?? 0) + 1;
    for (const [name, entry] of this.#entries) {
      if (name in sent && this.#isSame(name, entry.value, sent[name])) this.#forget(name);
      // What was typed on while this was saved is typed over what was saved. So are the others,
      // where nobody else saved in between.
      else if (name in sent || (isNext && !this.#isConflict(name, entry)))
        this.#entries.set(name, { ...entry, before: after[name] ?? '', version });
    }
    this.#held = after;
    this.#version = version;
    this.work.onSaved(saved);
  }

  /** Whether the other fields can still be sent. */
  #noteRefused(sent: FieldValues, problem: DeskProblem): boolean {
    const names = Object.keys(sent);
    const messages = fieldMessages(problem);
    const named = names.filter((name) => messages[name] !== undefined);
    const isUnanswered = ['unreachable', 'broken'].includes(problem.kind);
    if (isUnanswered && named.length === 0) {
      this.#problem = problem;
      return false;
    }
    const message = problem.message || problem.title;
    for (const name of named.length > 0 ? named : names) {
      const why = messages[name] ?? message;
      if (problem.code === 'changed-meanwhile') {
        this.#clashed.set(name, { version: this.#version, message: why });
      } else {
        this.#refused.set(name, { value: sent[name] ?? '', message: why });
      }
    }
    if (problem.kind === 'conflict' || problem.kind === 'missing') this.work.onReload();
    return true;
  }

  #values(): FieldValues {
    const typed = [...this.#entries].map(([name, { value }]) => [name, value] as const);
    return { ...this.#held, ...Object.fromEntries(typed) };
  }

  /** Forgets what the record holds by now, keeps the rest in the tab, and tells the form. */
  #changed(isSaving = this.#underWay !== null): void {
    this.#forgetHeld();
    const entries = [...this.#entries];
    const changes = Object.fromEntries(entries.map(([name, { value }]) => [name, value]));
    const bases = Object.fromEntries(
      entries.map(([name, { before, version }]) => [name, { before, version }]),
    );
    storeDraft(this.#key, { version: this.#version, changes, bases }, this.#kept);
    this.#state = this.#read(isSaving);
    for (const listener of this.#listeners) listener();
    this.#schedule();
  }

  #read(isSaving = false): AutosaveState {
    const conflicts: Record<string, FieldValue> = {};
    const problems: Record<string, string> = {};
    for (const [name, entry] of this.#entries) {
      const isConflict = this.#isConflict(name, entry);
      if (isConflict) conflicts[name] = this.#held[name] ?? '';
      const refused = this.#refused.get(name);
      const why =
        (refused && refused.value === entry.value ? refused.message : undefined) ??
        (isConflict ? undefined : this.#clashed.get(name)?.message);
      if (why) problems[name] = why;
    }
    const unsaved = this.work.fields
      .filter(({ name }) => this.#entries.has(name))
      .map(({ name, label }) => ({ name, label, reason: problems[name] ?? null }));
    return {
      values: this.#values(),
      problems,
      conflicts,
      problem: this.#problem,
      state: isSaving ? 'saving' : this.#entries.size === 0 ? 'saved' : 'unsaved',
      unsaved,
    };
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#underWay || this.#listeners.size === 0 || this.#waiting().length === 0) return;
    this.#timer = setTimeout(this.flush, this.#problem ? AGAIN_MS : PAUSE_MS);
  }
}
