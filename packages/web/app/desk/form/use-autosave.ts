import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Autosaver, type AutosaveState, type AutosaveWork } from './autosaver.ts';
import { DraftOwner } from './draft-owner.ts';
import { draftKey } from './stored-draft.ts';

/** What a form that saves each field by itself shows and does. */
export interface Autosave<Saved> extends AutosaveState {
  saver: Autosaver<Saved>;
}

/**
 * Saves the fields of a record while they are filled in: after a pause, and when a field is left.
 * What is typed stays in this tab until it is saved, through reloads and while the service can’t
 * be reached; then it is sent again by itself.
 */
export function useAutosave<Saved>(
  work: AutosaveWork<Saved> & { record: object },
): Autosave<Saved> {
  const { record, fields } = work;
  const { id = null } = record as { id?: string };
  const { pathname } = useLocation();
  const owner = useContext(DraftOwner);
  const key = draftKey({ owner, pathname, record: id === null ? null : String(id) }, fields);
  const [saver] = useState(() => new Autosaver(work, { key, record }));
  saver.work = work;
  useEffect(() => saver.take(record), [saver, record]);
  return { ...useSyncExternalStore(saver.subscribe, saver.read, saver.read), saver };
}
