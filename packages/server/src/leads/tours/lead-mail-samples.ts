import type { MailSample, MailSettings } from '#platform';
import { tourRequestedEmail } from './tour-requested-email.ts';
import { tourWantedEmail } from './tour-wanted-email.ts';

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
  return [tourRequestedEmail(settings, tour), tourWantedEmail(settings, { tour, contact })].map(
    (draft) => ({ name: draft.kind.replace('leads.', ''), draft }),
  );
}
