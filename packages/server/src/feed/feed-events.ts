import { z } from 'zod';
import { defineEvent } from '#platform';

/** Listings changed. */
export const feedChanged = defineEvent(
  'feed.changed',
  z.object({
    feed: z.string().nullable().describe('null when time has passed and nothing came in'),
    version: z.number(),
    changed: z.number(),
    removed: z.number(),
  }),
);

/** A feed run started or ended. */
export const feedRunChanged = defineEvent('feed.run-changed', z.object({ runId: z.number() }));
