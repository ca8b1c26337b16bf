import { leadEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import type { AccountsServices } from '#accounts';
import { requireShownHome } from '#listings';
import {
  answerOnce,
  type Caller,
  type DatabaseTransaction,
  recordEvent,
  requireOwnId,
} from '#platform';
import { tourRequested } from '../lead-events.ts';
import { refuseLead } from '../refuse-lead.ts';
import { readTourInput, type TourInput } from './read-tour-input.ts';
import { insertTourRequest } from './tour-request-store.ts';
import { type ToldTour, tourRequestedEmail } from './tour-requested-email.ts';
import { tourWantedEmail } from './tour-wanted-email.ts';

/** A tour request as received. */
interface TourSubmission {
  body: BodyOf<typeof leadEndpoints.requestTour>;
  caller: Caller | null;
  /** IP address, for the throttle. */
  address: string;
  idempotencyKey: string | null;
}

/**
 * Stores a tour request with its times, confirms it by email to the given address, notifies the
 * brokerage, and records the event, all in one commit; the same form
 * sent again changes nothing. Refuses another person's id (not-permitted), a home that may not be
 * shown (listing-not-found) or is sold (home-off-the-market), invalid input (bad-input), and too
 * many forms from a person or an address (too-many-tries).
 */
export async function requestTour(
  services: AccountsServices,
  submission: TourSubmission,
): Promise<true> {
  const { body, caller, address, idempotencyKey } = submission;
  const personId = requireOwnId(body.userId, caller);
  const scope = `${leadEndpoints.requestTour.path} ${personId ?? 'visitor'}`;
  const account = personId ?? body.email.trim().toLowerCase();
  return answerOnce(
    services,
    { scope, key: idempotencyKey, body },
    async (tx) => {
      const home = await requireShownHome(tx, body.propertyId);
      if (home.standardStatus === 'Closed') refuseLead('home-off-the-market');
      const requestedAt = new Date();
      const input = readTourInput(body, requestedAt);
      const id = await insertTourRequest(tx, { input, home, personId });
      const { kind, startsAt } = input;
      await tellByMail(services, tx, { id, home, kind, startsAt, requestedAt }, input);
      const { mlsNumber } = home;
      await recordEvent(tx, tourRequested, { tourRequestId: id, mlsNumber, personId });
      return true as const;
    },
    () => services.throttles.count('form', { account, address }),
  );
}

async function tellByMail(
  { mail, settings }: AccountsServices,
  tx: DatabaseTransaction,
  tour: ToldTour,
  input: TourInput,
): Promise<void> {
  const { conciergeEmail, email } = settings.brokerage;
  const team = conciergeEmail ?? email;
  await mail.queueAll(tx, [
    { ...tourRequestedEmail(settings, tour), to: input.email, unproven: 'tour' },
    ...(team ? [{ ...tourWantedEmail(settings, { tour, contact: input }), to: team }] : []),
  ]);
}
