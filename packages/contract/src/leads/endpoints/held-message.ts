import { z } from 'zod';
import { recordVersion } from '#platform';

/** How long a message that was sent off can be undone. */
export const UNDO_SECONDS = 10;
/** A message that was sent off and can still be undone, by `cancelScheduledEmail`. */
export const heldMessage = z
  .object({ id: z.string(), version: recordVersion, until: z.string() })
  .nullable()
  .describe('what can be undone, and until when; null without isUndoable');
export const undoable = z
  .boolean()
  .optional()
  .describe(`true: it leaves after ${UNDO_SECONDS} seconds, and can be undone until then`);
