import {
  type listingEndpoints,
  type ReportSubject,
  reportProblems,
} from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { openAccounts } from '#accounts';
import { answerOnce, type Caller, type House, recordEvent, refuse } from '#platform';
import { listingReportEmail } from '../emails/listing-report-email.ts';
import { requireShownListingId } from '../listing-detail-store.ts';
import { insertReport, type ReportedHome, selectReportedHome } from './listing-report-store.ts';

type Reporting = typeof listingEndpoints.reportListing;

const labels = { about: 'What is wrong', message: 'Message', email: 'Email' } as const;

/**
 * Writes down what somebody says is wrong on a home's page and tells the broker by mail, in one
 * commit; without an address of the brokerage it is written down all the same. The same form sent
 * again with its key happens once. Refuses bad fields (bad-input), a home that may not be shown
 * (listing-not-found), too many forms of a person or an address (too-many-tries).
 */
export async function reportListing(
  house: House,
  body: BodyOf<Reporting>,
  who: { caller: Caller | null; address: string; idempotencyKey: string | null },
): Promise<AnswerOf<Reporting>> {
  const report = requireSound(body);
  const { caller, address, idempotencyKey } = who;
  const listingId = await requireShownListingId(house.db, body.ListingId);
  const scope = `report ${caller?.personId ?? 'visitor'}`;
  return answerOnce(
    house.db,
    { scope, key: idempotencyKey, body },
    async (tx) => {
      const home = await selectReportedHome(tx, listingId);
      const email = report.email || caller?.email || null;
      const id = await insertReport(tx, {
        ...report,
        email,
        listing_id: listingId,
        person_id: caller?.personId ?? null,
      });
      await recordEvent(tx, {
        type: 'listings.home-reported',
        payload: { reportId: id, mlsNumber: home.mls_number, about: report.about },
      });
      const { brokerage } = house.settings;
      const broker = brokerage.email ?? brokerage.conciergeEmail;
      if (broker) {
        const name = caller && `${caller.firstName} ${caller.lastName}`;
        const draft = listingReportEmail(house.settings, {
          mlsNumber: home.mls_number,
          place: placeOf(home),
          about: report.about,
          message: report.message,
          from: { name, email },
        });
        await house.mail.queue(tx, { ...draft, to: broker });
      }
      return answerOf(broker !== null);
    },
    () =>
      openAccounts(house).throttles.count('form', {
        ...(caller && { account: caller.personId }),
        address,
      }),
  );
}

function answerOf(told: boolean): AnswerOf<Reporting> {
  const message = told
    ? 'Thank you. We have passed it on to the broker.'
    : 'Thank you. We have written it down for the broker.';
  return { status: 'success', message, told };
}

function requireSound(body: BodyOf<Reporting>) {
  const draft = { about: body.about, message: body.message, email: body.email ?? '' };
  const problems = reportProblems(draft);
  const fields = Object.entries(problems).map(([field, message]) => ({
    field,
    label: labels[field as keyof typeof labels],
    message,
  }));
  if (fields.length > 0) refuse('bad-input', { fields });
  return {
    about: draft.about as ReportSubject,
    message: draft.message.trim(),
    email: draft.email.trim().toLowerCase(),
  };
}

function placeOf({ street_address, city }: ReportedHome): string | null {
  return [street_address, city].filter(Boolean).join(', ') || null;
}
