import { z } from 'zod';
import { defineEvent } from '#platform';

/** An offer was made or changed, or came to another state. */
export const offerChanged = defineEvent(
  'transactions.offer-changed',
  z.object({ offerId: z.string(), number: z.number() }),
);

/** An offer was accepted; `stepId` is the row that says by whom and when. */
export const offerAccepted = defineEvent(
  'transactions.offer-accepted',
  z.object({ offerId: z.string(), number: z.number(), stepId: z.number() }),
);

/** A listing file was started or changed, or came to another state. */
export const listingFileChanged = defineEvent(
  'transactions.listing-file-changed',
  z.object({ fileId: z.string(), number: z.number() }),
);
