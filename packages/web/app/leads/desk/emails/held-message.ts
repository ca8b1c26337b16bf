import { useSyncExternalStore } from 'react';
import { sayProblem, showToast, showUndoToast } from '#desk';
import { leadEmailMessages } from '../messages/emails.ts';
import { leadEmails } from './lead-email-client.ts';

/** A message that was sent off, as its call answers it. */
interface Held {
  id: string;
  version: number;
}

/** What was typed into messages that were undone, by what they are and the lead. */
const takenBack = new Map<string, Record<string, unknown>>();
/** How many messages of a key were undone on this page, and the forms that want to know. */
const undone = new Map<string, number>();
const listeners = new Set<() => void>();

/** A number that changes when a message of the key is undone: its open form then starts with it. */
export const useUndone = (key: string): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => undone.get(key) ?? 0,
    () => 0,
  );

/** What to say about a message that was sent off, and what undoes it. */
export interface SentOff {
  done: string;
  held: Held | null;
  /** Under which the form finds what was typed, when it opens again. */
  key: string;
  typed: Record<string, unknown>;
}

export const keyOf = (channel: 'email' | 'text', leadId: string) => `${channel} ${leadId}`;

/** What was typed into a message that was undone; the form that asks takes it over. */
export function takeBack(key: string): Record<string, unknown> {
  const typed = takenBack.get(key) ?? {};
  takenBack.delete(key);
  return typed;
}

/** Says that a message was sent off, with Undo while it waits; null, as all was said. */
export function saySentOff({ done, held, key, typed }: SentOff): null {
  if (held === null) {
    showToast(done);
    return null;
  }
  const undo = async () => {
    try {
      await leadEmails.cancelScheduledEmail({ id: held.id, version: held.version });
      takenBack.set(key, typed);
      undone.set(key, (undone.get(key) ?? 0) + 1);
      for (const listener of listeners) listener();
      showToast(leadEmailMessages.undone());
    } catch (error) {
      sayProblem(error);
    }
  };
  showUndoToast(done, () => void undo());
  return null;
}
