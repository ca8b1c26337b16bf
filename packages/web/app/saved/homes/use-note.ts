import { useEffect, useRef, useState } from 'react';
import { personApi } from '#accounts';
import { ApiError, useHydrated } from '#platform';
import { saved } from '../client.ts';
import { dropDraft, readDraft, saveDraft } from './note-draft.ts';

export type NoteState = 'none' | 'typing' | 'saving' | 'saved' | 'failed' | 'elsewhere';

/** How long after the last keystroke a note is saved. */
const PAUSE_MS = 800;

interface NoteFacts {
  mlsNumber: string;
  /** What the field shows first. */
  note: string;
  /** What the service has, with its version. */
  saved: string;
  version: number;
  personId: string;
}

/**
 * A note that saves itself, one call at a time. Until it is saved, a draft stays on this device and
 * is restored with the page. A note that was changed elsewhere is never overwritten without asking.
 */
export function useNote({ mlsNumber, note, saved: savedNote, version, personId }: NoteFacts) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<NoteState>('none');
  const [theirs, setTheirs] = useState<string | null>(null);
  const isAlive = useHydrated();
  const known = useRef({ note: savedNote, version });
  const current = useRef(note);
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const draftName = `${personId} ${mlsNumber}`;

  const save = async () => {
    if (timer.current) clearTimeout(timer.current);
    if (isSaving.current) return;
    if (current.current === known.current.note) {
      dropDraft(draftName);
      setState((before) => (before === 'typing' ? 'none' : before));
      return;
    }
    isSaving.current = true;
    const sent = current.current;
    setState('saving');
    try {
      known.current = await saved.saveHomeNote(
        { mlsNumber, note: sent, version: known.current.version },
        { api: personApi },
      );
      isSaving.current = false;
      if (current.current !== sent) return await save();
      dropDraft(draftName);
      setState('saved');
    } catch (error) {
      isSaving.current = false;
      if (!(error instanceof ApiError)) throw error;
      if (error.problem.code !== 'note-changed') return setState('failed');
      setTheirs(await findTheirs());
      setState('elsewhere');
    }
  };

  const findTheirs = async (): Promise<string | null> => {
    try {
      const found = await saved.getSavedHome({ ListingId: mlsNumber }, { api: personApi });
      known.current = { note: found.note, version: found.version };
      return found.note;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  };

  const type = (typed: string) => {
    current.current = typed;
    saveDraft(draftName, { text: typed, version: known.current.version });
    if (state === 'elsewhere') return;
    setState('typing');
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS);
  };

  const show = (shown: string) => {
    current.current = shown;
    if (field.current) field.current.value = shown;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft on this device is read once
  useEffect(() => {
    const draft = readDraft(draftName);
    const early = field.current?.value ?? note;
    if (early !== note) type(early);
    else if (draft && draft.text !== savedNote) {
      known.current = { note: savedNote, version: draft.version };
      show(draft.text);
      type(draft.text);
    } else if (draft) dropDraft(draftName);
    return () => {
      if (timer.current) clearTimeout(timer.current);
    };
  }, []);

  return {
    field,
    state,
    theirs,
    isAlive,
    version: known.current.version,
    type,
    saveNow: () => {
      if (state !== 'elsewhere') void save();
    },
    keepMine: () => void save(),
    takeTheirs: () => {
      show(known.current.note);
      dropDraft(draftName);
      setState('saved');
    },
  };
}
