import { type AnswerOf, dateAfter, type QueryOf } from '@homestead/contract/platform';
import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { requireShownListingId } from '#listings';
import { addressOf, type Queryable, type Services, serveEndpoint, thisMoment } from '#platform';
import { saveHomeView } from './save-home-view.ts';
import { ViewWindow } from './view-window.ts';
import { getInterest } from './viewed-home-store.ts';

const INTEREST_DAYS = 30;

/** Registers the calls that count views of homes. */
export function serveViewCalls(app: FastifyInstance, { db }: Services): void {
  const counting = { db, window: new ViewWindow() };
  serveEndpoint(app, calls.saveHomeView, ({ body, caller, request }) =>
    saveHomeView(counting, body, caller, {
      address: addressOf(request),
      userAgent: request.headers['user-agent'],
    }),
  );
  serveEndpoint(app, calls.getHomeInterest, ({ query }) => getHomeInterest({ db }, query));
}

/**
 * How often a home's page was viewed in the last 30 days by the local calendar, including today,
 * and how many people have it as a favorite. Refuses (listing-not-found).
 */
async function getHomeInterest(
  { db }: { db: Queryable },
  { mlsNumber }: QueryOf<typeof calls.getHomeInterest>,
): Promise<AnswerOf<typeof calls.getHomeInterest>> {
  const id = await requireShownListingId(db, mlsNumber);
  const { today } = thisMoment();
  const interest = await getInterest(db, id, dateAfter(today, -INTEREST_DAYS));
  return { days: INTEREST_DAYS, ...interest };
}
