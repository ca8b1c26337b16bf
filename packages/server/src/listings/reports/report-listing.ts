import {
  type listingEndpoints,
  type ReportSubject,
  reportProblems,
} from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { answerOnce, type Caller, refuse, type Services } from '#platform';
import { requireShownListingId } from '../home/shown-listing-id.ts';
import { fieldMessages, reportAnswerMessages } from '../messages.ts';
import { listingReportEmail } from './listing-report-email.ts';
import { insertReport, type ReportedHome, selectReportedHome } from './listing-report-store.ts';

type Reporting = typeof listingEndpoints.reportListing;

const labels = {
  about: fieldMessages.problem,
  message: fieldMessages.reportMessage,
  email: fieldMessages.email,
} as const;

/**
 * Stores a report that something is wrong on a home's page and emails it to the broker, in one
 * commit; without a brokerage address, or as suspected spam, it is only stored. The same form sent
 * again with its key counts once. Refuses bad fields (bad-input), a home that may not be shown
 * (listing-not-found), too many forms from a person or an address (too-many-tries).
 */
export async function reportListing(
  services: Services,
  body: BodyOf<Reporting>,
  who: {
    caller: Caller | null;
    address: string;
    idempotencyKey: string | null;
    isSuspected: boolean;
  },
): Promise<AnswerOf<Reporting>> {
  const report = requireSound(body);
  const { caller, address, idempotencyKey, isSuspected } = who;
  const listingId = await requireShownListingId(services.db, body.mlsNumber);
  const scope = `report:${caller?.personId ?? 'visitor'}`;
  return answerOnce(
    services,
    { scope, key: idempotencyKey, body },
    async (tx) => {
      const home = await selectReportedHome(tx, listingId);
      const email = report.email || caller?.email || null;
      await insertReport(tx, {
        ...report,
        email,
        listing_id: listingId,
        person_id: caller?.personId ?? null,
        is_suspected: isSuspected,
      });
      const { brokerage } = services.settings;
      const broker = brokerage.email ?? brokerage.conciergeEmail;
      if (broker && !isSuspected) {
        const name = caller && `${caller.firstName} ${caller.lastName}`;
        const draft = listingReportEmail(services.settings, {
          mlsNumber: home.mls_number,
          place: placeOf(home),
          about: report.about,
          message: report.message,
          from: { name, email },
        });
        await services.mail.queue(tx, { ...draft, to: broker });
      }
      return answerOf(broker !== null);
    },
    () =>
      services.throttles.count('form', {
        ...(caller && { account: caller.personId }),
        address,
      }),
  );
}

function answerOf(isBrokerNotified: boolean): AnswerOf<Reporting> {
  const message = isBrokerNotified ? reportAnswerMessages.sent() : reportAnswerMessages.stored();
  return { status: 'success', message, isBrokerNotified };
}

function requireSound(body: BodyOf<Reporting>) {
  const draft = { about: body.about, message: body.message, email: body.email ?? '' };
  const problems = reportProblems(draft);
  const fields = Object.entries(problems).map(([field, message]) => ({
    field,
    label: labels[field as keyof typeof labels](),
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
