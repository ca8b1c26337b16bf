import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type DeskProblem, fieldMessages } from '../read-problem.ts';
import { useWork } from '../use-work.ts';
import { DraftOwner } from './draft-owner.ts';
import {
  changedValues,
  type Field,
  type FieldValue,
  type FieldValues,
  type RecordSchema,
  readValues,
  sentValues,
  valueProblems,
} from './read-fields.ts';
import { draftKey, readDraft, storeDraft } from './stored-draft.ts';

/** A pause in typing after which a field is saved, even if it isn't left. */
const PAUSE_MS = 1500;
/** How long to wait before a save is tried again that nothing answered. */
const AGAIN_MS = 5000;

export interface Autosave {
  values: FieldValues;
  /** By field, what keeps it from being saved. */
  problems: Readonly<Record<string, string>>;
  /** What went wrong with the last save, unless it is about fields. */
  problem: DeskProblem | null;
  state: 'saved' | 'saving' | 'unsaved';
  change: (name: string, value: FieldValue) => void;
  /** Saves what was typed so far. */
  flush: () => void;
}

/**
 * Saves the fields of a record while they are filled in: after a pause, and when a field is left.
 * What is typed stays in this tab until it is saved, through reloads and while the service can’t
 * be reached; then it is sent again by itself.
 */
export function useAutosave<Saved>({
  schema,
  fields,
  record,
  save,
  onSaved,
  onReload,
}: {
  schema: RecordSchema;
  fields: readonly Field[];
  record: object;
  save: (fields: Record<string, unknown>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Loads the newest state, after someone else changed the same field. */
  onReload: () => void;
}): Autosave {
  const { id = null, version = null } = record as { id?: string; version?: number };
  const { pathname } = useLocation();
  const owner = useContext(DraftOwner);
  const key = draftKey({ owner, pathname, record: id === null ? null : String(id) }, fields);
  const [typed, setTyped] = useState<FieldValues>(() => readDraft(key, fields)?.changes ?? {});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const held = readValues(fields, record);
  const values = { ...held, ...typed };
  const changes = changedValues(held, values);
  const work = useWork(save);
  const latest = useRef({ changes });
  latest.current = { changes };
  const refused = useRef<FieldValues>({});

  const text = JSON.stringify(changes);
  useEffect(() => storeDraft(key, { version, changes: JSON.parse(text) }), [key, version, text]);

  const send = async () => {
    const { changes: all } = latest.current;
    const isRefused = (name: string) => refused.current[name] === all[name];
    const ready = fields.filter(({ name }) => name in all && !isRefused(name));
    const found = valueProblems(schema, ready, { ...held, ...all });
    const names = ready.map(({ name }) => name).filter((name) => found[name] === undefined);
    setProblems((before) => ({
      ...Object.fromEntries(
        Object.entries(before).filter(([name]) => name in all && isRefused(name)),
      ),
      ...found,
    }));
    if (names.length === 0) return;
    const sent = Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
    const saved = await work.run(sentValues(fields, sent));
    if (saved === undefined) return;
    // What was typed on while this was saved stays typed.
    setTyped((before) =>
      Object.fromEntries(Object.entries(before).filter(([name, value]) => sent[name] !== value)),
    );
    onSaved(saved);
  };
  const sending = useRef(send);
  sending.current = send;
  const flush = useRef(() => void sending.current()).current;

  const { problem } = work;
  const reload = useRef(onReload);
  reload.current = onReload;
  useEffect(() => {
    if (!problem || problem.fields.length === 0) return;
    if (problem.code === 'changed-meanwhile') reload.current();
    const messages = fieldMessages(problem);
    refused.current = { ...refused.current, ...pick(latest.current.changes, messages) };
    setProblems((before) => ({ ...before, ...messages }));
    // The fields that weren’t refused are saved by themselves.
    flush();
  }, [problem, flush]);

  const isPending = text !== '{}' && !work.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause again
  useEffect(() => {
    if (!isPending) return;
    const isUnanswered = problem !== null && problem.fields.length === 0;
    const timer = setTimeout(flush, isUnanswered ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPending, text, problem, flush]);

  return {
    values,
    problems,
    problem: problem && problem.fields.length === 0 ? problem : null,
    state: work.isBusy ? 'saving' : text === '{}' ? 'saved' : 'unsaved',
    change: (name, value) => {
      const { [name]: _, ...others } = refused.current;
      refused.current = others;
      setTyped((before) => ({ ...before, [name]: value }));
    },
    flush,
  };
}

const pick = (values: FieldValues, names: object): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(names, name)));
