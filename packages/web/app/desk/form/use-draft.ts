import { useEffect, useState } from 'react';
import {
  changedValues,
  type Field,
  type FieldValue,
  type FieldValues,
  readValues,
} from './read-fields.ts';

export interface Draft {
  values: FieldValues;
  /** The fields that differ from the record. */
  changes: FieldValues;
  set: (name: string, value: FieldValue) => void;
  /** Marks what was typed as saved. */
  settle: () => void;
  undo: () => void;
}

/** The edits to a record. When a newer state of the record arrives, the edits are applied to it. */
export function useDraft(fields: readonly Field[], record: object): Draft {
  const [base, setBase] = useState(() => readValues(fields, record));
  const [values, setValues] = useState(base);
  const [seen, setSeen] = useState(record);
  const changes = changedValues(base, values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new record lays a new base
  useEffect(() => {
    if (record === seen) return;
    const newest = readValues(fields, record);
    setSeen(record);
    setBase(newest);
    setValues({ ...newest, ...changes });
  }, [record]);
  return {
    values,
    changes,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    settle: () => setBase(values),
    undo: () => setValues(base),
  };
}
