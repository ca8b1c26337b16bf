import { presentEmailHome, type SampleHome, sampleHome } from '#listings';
import { type MailSample, type MailSettings, siteLink } from '#platform';
import { clientLinkEmail } from './client-page/client-link-email.ts';
import { senderEmail } from './listing-files/sender-email.ts';
import { clientReminderEmail } from './reminders/client-reminder-email.ts';
import { sellerLinkEmail } from './seller-page/seller-link-email.ts';

/** Every email of the room with sample data, for a demo's `/dev/mails`. */
export function transactionMailSamples(
  settings: MailSettings,
  home: SampleHome = sampleHome,
): MailSample[] {
  const draft = clientLinkEmail(settings, {
    url: siteLink(settings, '/offer', {}, { token: 'sample' }),
    ...{ name: 'Jordan', address: '5011 Chicago St, Omaha, NE 68132', priceCents: 41_500_000 },
    ...{ asksApproval: true, home: presentEmailHome(settings, home) },
    agent: { name: 'Nora Lindqvist', phone: '+14025550155' },
  });
  const seller = sellerLinkEmail(settings, {
    url: siteLink(settings, '/seller-offers', {}, { token: 'sample' }),
    ...{ name: 'Jordan', address: '5011 Chicago St, Omaha, NE 68132' },
    agent: { name: 'Nora Lindqvist', phone: '+14025550155' },
  });
  const reminder = clientReminderEmail(settings, {
    ...{ name: 'Jordan', home: '5011 Chicago St, Omaha, NE 68132', code: 'HS-26-00042-W' },
    ...{ isSeller: false, isOver: false, when: 'Fri, Dec 4, 5:00 PM' },
    agent: { name: 'Nora Lindqvist', phone: '+14025550155' },
  });
  const answered = senderEmail(settings, {
    ...{ news: 'countered', home: '5011 Chicago St, Omaha, NE 68132' },
    ...{ code: 'HS-26-00042-W', when: 'Fri, Dec 4, 5:00 PM' },
    agent: { name: 'Nora Lindqvist', phone: '+14025550155' },
  });
  return [
    { name: 'client-offer', draft },
    { name: 'seller-offers', draft: seller },
    { name: 'client-reminder', draft: reminder },
    { name: 'offer-sender', draft: answered },
  ];
}
