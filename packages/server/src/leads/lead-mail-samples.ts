import { type MailSample, type MailSettings, siteLink } from '#platform';
import {
  inquiryArrivedEmail,
  inquiryReceivedEmail,
  promiseWarningEmail,
} from './inquiries/inquiry-emails.ts';
import { confirmListEmail, listWelcomeEmail } from './mailing-lists/list-emails.ts';
import { leadGivenEmail } from './routing/lead-given-email.ts';
import { tourRequestedEmail } from './tours/tour-requested-email.ts';
import { tourWantedEmail } from './tours/tour-wanted-email.ts';

/** Every email of the room with sample data, for a demo's `/dev/mails`. */
export function leadMailSamples(settings: MailSettings): MailSample[] {
  const tour = {
    id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11',
    home: {
      listingKey: 'sample',
      mlsNumber: '22612345',
      address: '5011 Chicago St, Omaha, NE 68132',
    },
    kind: 'in-person',
    startsAt: [new Date('2026-03-04T16:00:00Z'), new Date('2026-03-04T20:30:00Z')],
    requestedAt: new Date('2026-03-02T15:04:05Z'),
  } as const;
  const contact = {
    name: 'Jordan Ellis',
    email: 'jordan.ellis@example.com',
    phone: '+14025550187',
    comments: 'We would like to see the back yard too.',
  };
  const dueAt = new Date('2026-03-02T16:04:05Z');
  const statusUrl = siteLink(settings, '/inquirystatus', {}, { token: 'sample' });
  const answerUrl = siteLink(settings, '/tourreply', {}, { token: 'sample' });
  const message = 'Which homes near Elmwood Park have a yard?';
  const inquiry = { firstName: 'Jordan', lastName: 'Ellis', ...contact, message, home: tour.home };
  return [
    tourRequestedEmail(settings, tour),
    tourWantedEmail(settings, { tour, contact, seen: { email: true, phone: true }, answerUrl }),
    inquiryReceivedEmail(settings, { kind: 'contact', dueAt, statusUrl }),
    inquiryArrivedEmail(settings, { inquiry, dueAt, isForTeam: true }),
    confirmListEmail(settings, 'newsletter', 'sample'),
    listWelcomeEmail(settings, 'newsletter', 'sample'),
    listWelcomeEmail(settings, 'app', 'sample'),
    leadGivenEmail(settings, { firstName: 'Jordan', lastName: 'Ellis', dueAt, isOwn: true }),
    promiseWarningEmail(settings, { name: contact.name, dueAt, agent: 'Nora Lindqvist' }),
  ].map((draft) => ({ name: draft.kind.replace('leads.', ''), draft }));
}
