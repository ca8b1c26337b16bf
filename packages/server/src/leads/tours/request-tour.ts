import { leadEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import type { AccountsServices } from '#accounts';
import { requireShownHome } from '#listings';
import { answerOnce, type Caller, type CallOrigin, requireOwnId } from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { announceTour } from './announce-tour.ts';
import { readTourInput } from './read-tour-input.ts';
import { insertTourRequest } from './tour-request-store.ts';

/** A tour request as received. */
interface TourSubmission {
  body: BodyOf<typeof leadEndpoints.requestTour>;
  caller: Caller | null;
  /** The address is for the throttle. */
  origin: Pick<CallOrigin, 'address' | 'language'>;
  idempotencyKey: string | null;
  /** It looks like spam: stored, and announced once staff say that it isn't. */
  isSuspected: boolean;
}

/**
 * Stores a tour request with its times and announces it, all in one commit; the same form sent
 * again changes nothing. Refuses another person's id (not-permitted), a home that may not be shown
 * (listing-not-found) or is sold (home-off-the-market), invalid input (bad-input), and too many
 * forms from a person or an address (too-many-tries).
 */
export async function requestTour(
  services: AccountsServices,
  submission: TourSubmission,
): Promise<true> {
  const { body, caller, origin, idempotencyKey, isSuspected } = submission;
  const { address, language } = origin;
  const personId = requireOwnId(body.userId, caller);
  const scope = `${leadEndpoints.requestTour.path} ${personId ?? 'visitor'}`;
  return answerOnce(
    services,
    { scope, key: idempotencyKey, body },
    async (tx) => {
      const home = await requireShownHome(tx, body.propertyId);
      if (home.standardStatus === 'Closed') refuseLead('home-off-the-market');
      const requestedAt = new Date();
      const input = readTourInput(body, requestedAt);
      const { page, campaign, preferredContact } = body;
      const { textConsent, marketingTextConsent, marketingEmailConsent } = body;
      const form = {
        ...{ page, campaign, preferredContact, address },
        ...{ textConsent, marketingTextConsent, marketingEmailConsent },
      };
      const spoken = body.language ?? language;
      const id = await insertTourRequest(tx, {
        ...{ input, home, personId, isSuspected, language: spoken, origin: form },
      });
      const { kind, startsAt } = input;
      const tour = { id, home, kind, startsAt, requestedAt, personId, language: spoken };
      if (!isSuspected) await announceTour(services, tx, { ...tour, contact: input, origin: form });
      return true as const;
    },
    () => services.throttles.count('form', { account: personId ?? undefined, address }),
  );
}
