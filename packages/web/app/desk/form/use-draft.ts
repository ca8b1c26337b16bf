import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { DraftOwner, KeptDrafts } from './draft-owner.ts';
import {
  changedValues,
  type Field,
  type FieldValue,
  type FieldValues,
  readValues,
} from './read-fields.ts';
import { draftKey, forgetDraft, readDraft, storeDraft } from './stored-draft.ts';

export interface Draft {
  values: FieldValues;
  /** The fields that differ from the record. */
  changes: FieldValues;
  /** Whether these edits come from before the page was loaded, and the record's version then. */
  restored: 'same-version' | 'older-version' | null;
  set: (name: string, value: FieldValue) => void;
  /** Marks what was typed as saved. */
  settle: () => void;
  undo: () => void;
}

/**
 * The edits to a record. When a newer state of the record arrives, the edits are applied to it.
 * They survive a reload of the page and a new sign-in of the same person in this tab, until they
 * are saved or undone, or the form is closed. Within {@link KeptDrafts} they also survive that.
 */
export function useDraft(fields: readonly Field[], record: object): Draft {
  const { id = null, version = null } = record as { id?: string; version?: number };
  const { pathname } = useLocation();
  const key = draftKey({ owner: useContext(DraftOwner), pathname, record: id }, fields);
  const [stored] = useState(() => readDraft(key, fields));
  const [base, setBase] = useState(() => readValues(fields, record));
  const [values, setValues] = useState(() => ({ ...base, ...stored?.changes }));
  const [seen, setSeen] = useState(record);
  const changes = changedValues(fields, base, values);
  // A password must not outlive the form.
  const secrets = new Set(fields.flatMap(({ name, kind }) => (kind === 'password' ? name : [])));
  const typed = JSON.stringify(changes, (name, value) => (secrets.has(name) ? undefined : value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new record lays a new base
  useEffect(() => {
    if (record === seen) return;
    const newest = readValues(fields, record);
    setSeen(record);
    setBase(newest);
    setValues({ ...newest, ...changes });
  }, [record]);
  useEffect(() => storeDraft(key, { version, changes: JSON.parse(typed) }), [key, version, typed]);
  // The end of a session loads another page, which closes no form.
  const isKept = useContext(KeptDrafts);
  useEffect(() => () => (isKept ? undefined : forgetDraft(key)), [key, isKept]);
  return {
    values,
    changes,
    restored:
      stored && typed !== '{}'
        ? stored.version === version
          ? 'same-version'
          : 'older-version'
        : null,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    // Right away: a form that takes this one's place reads it before this one is gone.
    settle: () => {
      forgetDraft(key);
      setBase(values);
    },
    undo: () => setValues(base),
  };
}
