import type { MailSettings } from '#accounts';
import type { MailSample } from '#platform';
import { listingReportEmail } from './listing-report-email.ts';

/** Every mail of the room, filled with an example, for a demo's `/dev/mails`. */
export function listingMailSamples(settings: MailSettings): MailSample[] {
  const mails = [
    listingReportEmail(settings, {
      mlsNumber: '22612345',
      place: '5011 Chicago St, Omaha',
      about: 'facts',
      message: 'The page says three bedrooms; there are four.',
      from: { name: 'Jordan Ellis', email: 'jordan.ellis@example.com' },
    }),
  ];
  return mails.map((draft) => ({ name: draft.kind.replace('listings.', ''), draft }));
}
