import { z } from 'zod';
import type { CallLine } from './call.ts';
import { type Access, defineEndpoint } from './endpoint.ts';
import { recordHistory } from './record-change.ts';

interface HistoryDeclared<Params extends z.ZodType, Answer extends z.ZodType> {
  readonly access: Access;
  /** Who may read the history, if that isn't the same. */
  readonly readBy?: Access;
  /** The record in words, such as “a pond”. */
  readonly of: string;
  readonly params: Params;
  /** The record, as undoing a change answers it. */
  readonly answer: Answer;
  readonly example: z.input<Answer>;
}

/** The calls of a record’s history: its changes, newest first, and undoing one of them. */
export function historyEndpoints<Params extends z.ZodType, Answer extends z.ZodType>(
  calls: { history: CallLine; undo: CallLine },
  { access, readBy = access, of, params, answer, example }: HistoryDeclared<Params, Answer>,
) {
  return {
    history: defineEndpoint(calls.history, {
      access: readBy,
      summary: `Who changed ${of}, newest first`,
      params,
      ...recordHistory,
    }),
    undo: defineEndpoint(calls.undo, {
      access,
      summary: `Undo one change to ${of}`,
      params,
      body: z.object({ change: z.number().int().min(1) }),
      answer,
      example,
    }),
  };
}
