import { presentEmailHome, type SampleHome, sampleHome } from '#listings';
import { type MailSample, type MailSettings, siteLink } from '#platform';
import { clientLinkEmail } from './client-page/client-link-email.ts';

/** Every email of the room with sample data, for a demo's `/dev/mails`. */
export function transactionMailSamples(
  settings: MailSettings,
  home: SampleHome = sampleHome,
): MailSample[] {
  const draft = clientLinkEmail(settings, {
    url: siteLink(settings, '/offer', {}, { token: 'sample' }),
    ...{ name: 'Jordan', address: '5011 Chicago St, Omaha, NE 68132', priceCents: 41_500_000 },
    home: presentEmailHome(settings, home),
    agent: { name: 'Nora Lindqvist', phone: '+14025550155' },
  });
  return [{ name: 'client-offer', draft }];
}
