import { accountMailSamples } from '#accounts';
import { documentMailSamples } from '#documents';
import { leadMailSamples } from '#leads';
import { listingMailSamples, type SampleHome } from '#listings';
import { messagingMailSamples } from '#messaging';
import type { MailSample, MailSettings } from '#platform';
import { savedMailSamples } from '#saved';
import { transactionMailSamples } from '#transactions';

/** A sample of every email of all rooms, in the language in which it is called. */
export function mailSamples(settings: MailSettings, home?: SampleHome): MailSample[] {
  return [
    ...accountMailSamples(settings),
    ...messagingMailSamples(settings),
    ...listingMailSamples(settings),
    ...savedMailSamples(settings, home),
    ...documentMailSamples(settings),
    ...leadMailSamples(settings, home),
    ...transactionMailSamples(settings, home),
  ];
}
