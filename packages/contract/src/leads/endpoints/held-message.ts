import { z } from 'zod';
import { recordVersion } from '#platform';
import { UNDO_SECONDS } from '../held-messages.ts';

/** A message that was sent off and can still be undone, by `cancelScheduledEmail`. */
export const heldMessage = z
  .object({ id: z.string(), version: recordVersion, until: z.string() })
  .nullable()
  .describe('what can be undone, and until when; null without isUndoable');
export const undoable = z
  .boolean()
  .optional()
  .describe(`true: it leaves after ${UNDO_SECONDS} seconds, and can be undone until then`);
