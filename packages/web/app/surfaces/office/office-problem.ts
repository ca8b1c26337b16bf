import type { FieldRefusal } from '@homestead/contract/platform';
import { ApiError } from '#platform';

/** What went wrong with a call, as a person is told (decision 33). */
export interface OfficeProblem {
  kind: 'refused' | 'forbidden' | 'missing' | 'conflict' | 'unreachable' | 'broken';
  code: string | null;
  title: string;
  message: string;
  /** Of refused input: which fields and why. */
  fields: readonly FieldRefusal[];
  requestId: string | null;
}

/** Reads a thrown error of a call; what is no answer of the service is `broken`. */
export function readProblem(error: unknown): OfficeProblem {
  const isAnswer = error instanceof ApiError;
  const status = isAnswer ? error.status : 500;
  const problem = isAnswer ? error.problem : {};
  const about = {
    code: problem.code ?? null,
    fields: problem.errors ?? [],
    requestId: status >= 500 ? (problem.requestId ?? null) : null,
  };
  const message = isAnswer ? error.message : '';
  if (status === 0) {
    return {
      ...about,
      kind: 'unreachable',
      title: 'The service could not be reached',
      message: 'Check your connection, then try again. Nothing you typed is lost.',
    };
  }
  if (status >= 500 && status !== 503) {
    return {
      ...about,
      kind: 'broken',
      title: 'Something went wrong on our side',
      message: 'Please try again. Nothing you typed is lost.',
    };
  }
  if (status === 503) return { ...about, kind: 'broken', title: 'The service is busy', message };
  if (status === 403) {
    return { ...about, kind: 'forbidden', title: 'You don’t have the right to do this', message };
  }
  if (status === 404) return { ...about, kind: 'missing', title: 'This is not there', message };
  if (status === 409)
    return { ...about, kind: 'conflict', title: 'This can’t be done now', message };
  return { ...about, kind: 'refused', title: 'This can’t be saved yet', message };
}

/** Messages of refused fields by the field's name; the first of each. */
export function fieldMessages(problem: OfficeProblem): Record<string, string> {
  return Object.fromEntries(
    [...problem.fields]
      .reverse()
      .map(({ field, label, message }) => [
        field,
        message.startsWith(label) ? message : `${label} ${message}`,
      ]),
  );
}
