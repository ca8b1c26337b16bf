import type { MailSample, MailSettings } from '#platform';
import { listingReportEmail } from './listing-report-email.ts';

/** The email of a report with sample data, for a demo's `/dev/mails`. */
export function listingMailSamples(settings: MailSettings): MailSample[] {
  const draft = listingReportEmail(settings, {
    mlsNumber: '22612345',
    place: '5011 Chicago St, Omaha',
    about: 'facts',
    message: 'The page says three bedrooms; there are four.',
    from: { name: 'Jordan Ellis', email: 'jordan.ellis@example.com' },
  });
  return [{ name: draft.kind.replace('listings.', ''), draft, isForStaff: true }];
}
