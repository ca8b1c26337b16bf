import { type leadEndpoints, leadPaths } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import type { AccountsHouse } from '#accounts';
import { requireOwnId, requireShownHome } from '#listings';
import { answerOnce, type Caller, type DatabaseTransaction, recordEvent } from '#platform';
import type { ToldTour } from '../emails/tour-requested-email.ts';
import { tourRequestedEmail } from '../emails/tour-requested-email.ts';
import { tourWantedEmail } from '../emails/tour-wanted-email.ts';
import { TOUR_REQUESTED, type TourRequested } from '../events.ts';
import { readTourWish, type TourWish } from '../read-tour-wish.ts';
import { refuseLead } from '../refuse-lead.ts';
import { insertTourRequest } from '../tour-request-store.ts';

/** A tour request as it came. */
export interface TourSubmission {
  body: BodyOf<typeof leadEndpoints.requestTour>;
  caller: Caller | null;
  /** IP address, for the throttle. */
  address: string;
  idempotencyKey: string | null;
}

/**
 * Stores the wish to be shown a home with its times, confirms it by mail to the address given, tells
 * the concierge team where one is configured, and records the event, all in one commit; the same
 * form sent again changes nothing. Refuses another person's id (not-permitted), a home that may not
 * be shown (listing-not-found) or is sold (home-off-the-market), what the form's rules forbid
 * (bad-input), and too many forms of a person or an address (too-many-tries).
 */
export async function requestTour(house: AccountsHouse, submission: TourSubmission): Promise<true> {
  const { body, caller, address, idempotencyKey } = submission;
  const personId = requireOwnId(body.userId, caller);
  const scope = `${leadPaths.requestTour} ${personId ?? 'visitor'}`;
  const account = personId ?? body.email.trim().toLowerCase();
  return answerOnce(
    house.db,
    { scope, key: idempotencyKey, body },
    async (tx) => {
      const home = await requireShownHome(tx, body.propertyId);
      if (home.standardStatus === 'Closed') refuseLead('home-off-the-market');
      const requestedAt = new Date();
      const wish = readTourWish(body, requestedAt);
      const id = await insertTourRequest(tx, { wish, home, personId });
      const { kind, startsAt } = wish;
      await tellByMail(house, tx, { id, home, kind, startsAt, requestedAt }, wish);
      const payload: TourRequested = { tourRequestId: id, mlsNumber: home.mlsNumber, personId };
      await recordEvent(tx, { type: TOUR_REQUESTED, payload });
      return true as const;
    },
    () => house.throttles.count('form', { account, address }),
  );
}

async function tellByMail(
  { mail, settings }: AccountsHouse,
  tx: DatabaseTransaction,
  tour: ToldTour,
  wish: TourWish,
): Promise<void> {
  const { conciergeEmail } = settings.brokerage;
  await mail.queueAll(tx, [
    { ...tourRequestedEmail(settings, tour), to: wish.email },
    ...(conciergeEmail
      ? [{ ...tourWantedEmail(settings, { tour, contact: wish }), to: conciergeEmail }]
      : []),
  ]);
}
