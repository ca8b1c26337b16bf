import { visitOrigin } from '@homestead/contract/platform';
import { z } from 'zod';
import { defineEvent } from '#platform';

/** A person favorited a home. The leads room will show it in their activity. */
export const homeSaved = defineEvent(
  'saved.home-saved',
  z.object({ personId: z.string(), listingId: z.number() }),
);

/** A person viewed a home, and the view counts. */
export const homeViewed = defineEvent(
  'saved.home-viewed',
  z.object({ personId: z.string(), listingId: z.number(), viewId: z.number() }),
);

/** A person saved a search. The leads room will show it in their activity. */
export const searchSaved = defineEvent(
  'saved.search-saved',
  z.object({ personId: z.string(), savedSearchId: z.string(), ...visitOrigin }),
);
