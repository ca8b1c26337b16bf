import type { FieldRefusal } from '@homestead/contract/platform';
import { ApiError, TOO_SLOW } from '#platform';
import { deskMessages } from './messages.ts';

/** What went wrong with a call, in words for people. */
export interface DeskProblem {
  kind: 'refused' | 'forbidden' | 'missing' | 'conflict' | 'unreachable' | 'broken';
  code: string | null;
  title: string;
  message: string;
  /** For refused input: which fields and why. */
  fields: readonly FieldRefusal[];
  requestId: string | null;
}

/** Reads the error of a call; anything that isn’t an answer of the service is `broken`. */
export function readProblem(error: unknown): DeskProblem {
  const isAnswer = error instanceof ApiError;
  const status = isAnswer ? error.status : 500;
  const problem = isAnswer ? error.problem : {};
  const about = {
    code: problem.code ?? null,
    fields: problem.errors ?? [],
    requestId: status >= 500 ? (problem.requestId ?? null) : null,
    message: isAnswer ? error.message : '',
  };
  if (about.code === TOO_SLOW) {
    const message = deskMessages.tooSlowText();
    return { ...about, kind: 'unreachable', title: deskMessages.tooSlow(), message };
  }
  if (status === 0) {
    const message = deskMessages.unreachableText();
    return { ...about, kind: 'unreachable', title: deskMessages.unreachable(), message };
  }
  if (status === 503) return { ...about, kind: 'broken', title: deskMessages.busy() };
  if (status >= 500) {
    const message = deskMessages.brokenText();
    return { ...about, kind: 'broken', title: deskMessages.broken(), message };
  }
  if (about.code === 'proof-needed') {
    return { ...about, kind: 'refused', title: deskMessages.notConfirmed() };
  }
  if (status === 403) return { ...about, kind: 'forbidden', title: deskMessages.forbidden() };
  if (status === 404) return { ...about, kind: 'missing', title: deskMessages.missing() };
  if (status === 409) return { ...about, kind: 'conflict', title: deskMessages.conflict() };
  return { ...about, kind: 'refused', title: deskMessages.refused() };
}

/** Fields that the form refuses by itself, before anything is sent. */
export const refusedFields = (fields: readonly FieldRefusal[]): DeskProblem => ({
  kind: 'refused',
  code: null,
  title: deskMessages.refused(),
  message: '',
  fields,
  requestId: null,
});

/** What the form refuses by itself as a whole, in a sentence. */
export const refusedForm = (title: string): DeskProblem => ({ ...refusedFields([]), title });

/** The text for a refused field: its message, after its label unless it is a sentence already. */
export function fieldSentence({ label, message }: FieldRefusal): string {
  return message.startsWith(label) || /^\p{Lu}/u.test(message) ? message : `${label} ${message}`;
}

/** Messages of refused fields by the field's name; the first of each. */
export function fieldMessages({ fields }: DeskProblem): Record<string, string> {
  return Object.fromEntries([...fields].reverse().map((one) => [one.field, fieldSentence(one)]));
}
