import type { WireLeadRecord } from '@homestead/contract/leads';
import { useCallback, useRef, useState } from 'react';
import { fieldMessages, readProblem, sayProblem, showToast, showUndoToast } from '#desk';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { heldValue, type LeadField, labelOf } from './lead-fields.ts';
import { saveLeadField } from './save-lead-field.ts';

type Values = Partial<Record<LeadField, string | null>>;

/** What became of a value that couldn't be saved: it is kept until the person decides. */
export interface Refused {
  value: string | null;
  /** Why, in a sentence. */
  why: string;
  /** Someone else changed the field first: theirs shows beside what was typed. */
  isConflict: boolean;
}

export interface LeadFields {
  /** What a field shows now: what is being saved, or else what is known. */
  value: (field: LeadField) => string | null;
  refused: (field: LeadField) => Refused | null;
  save: (field: LeadField, value: string | null) => void;
  /** Saves what was typed over what someone else saved. */
  insist: (field: LeadField) => void;
  /** Forgets what was typed. */
  giveUp: (field: LeadField) => void;
}

/**
 * The fields of a lead while they are changed in place: a change shows before it is saved,
 * goes when it is refused, and can be undone. `reload` asks for the lead again.
 */
export function useLeadFields(lead: WireLeadRecord, reload: () => Promise<void>): LeadFields {
  const { id } = lead;
  const [saving, setSaving] = useState<Values>({});
  const [refused, setRefused] = useState<Partial<Record<LeadField, Refused>>>({});
  const newest = useRef(lead);
  newest.current = lead;

  const without = useCallback(<Held>(held: Partial<Record<LeadField, Held>>, field: LeadField) => {
    const { [field]: _, ...rest } = held;
    return rest as typeof held;
  }, []);

  const send = useCallback(
    async (field: LeadField, value: string | null, isUndo = false) => {
      const label = labelOf(field);
      const before = heldValue(newest.current, field);
      const read = newest.current.version;
      setSaving((now) => ({ ...now, [field]: value }));
      setRefused((now) => without(now, field));
      try {
        await saveLeadField({ id, version: read }, field, value);
        await reload();
        const said = { field: label };
        if (isUndo) showToast(leadRecordMessages.changedBack(said));
        else showUndoToast(leadRecordMessages.saved(said), () => send(field, before, true));
      } catch (error) {
        const problem = readProblem(error);
        const isConflict = problem.code === 'changed-meanwhile';
        const why = Object.values(fieldMessages(problem))[0] ?? (problem.message || problem.title);
        if (isUndo) sayProblem(error);
        else setRefused((now) => ({ ...now, [field]: { value, why, isConflict } }));
        if (isConflict) await reload();
      } finally {
        setSaving((now) => without(now, field));
      }
    },
    [id, reload, without],
  );

  return {
    value: (field) => (field in saving ? (saving[field] ?? null) : heldValue(lead, field)),
    refused: (field) => refused[field] ?? null,
    save: (field, value) => {
      if (value !== heldValue(lead, field) || refused[field]) void send(field, value);
    },
    insist: (field) => {
      const kept = refused[field];
      if (kept) void send(field, kept.value);
    },
    giveUp: (field) => setRefused((now) => without(now, field)),
  };
}
