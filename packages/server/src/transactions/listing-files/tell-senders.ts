import { type DatabaseTransaction, inLanguage, instantInWords, type Services } from '#platform';
import { presentClientAgent } from '../client-page/present-client-agent.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { type SenderNews, senderEmail } from './sender-email.ts';

/** What an offer keeps of who sent it; the language is missing in offers before it was kept. */
interface Sender {
  email: string;
  language: string;
}

/**
 * Emails the agents of other brokerages who sent these offers on one home by our form, in
 * the commit of what happened, so that it is sent once. Offers that staff wrote down have nobody to
 * email. The address may be someone else's, so few emails go to one mailbox.
 */
export async function tellSenders(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  offers: readonly OfferRow[],
  news: SenderNews,
): Promise<void> {
  const sent = offers.flatMap((offer) => {
    const { email, language = 'en' } = (offer.sent_by ?? {}) as Partial<Sender>;
    return email ? [{ offer, email, language }] : [];
  });
  const [first] = sent;
  if (!first) return;
  // Offers on one home were received by the same agent.
  const agent = await presentClientAgent(tx, first.offer.agent_id);
  const drafts = sent.map(({ offer, email, language }) => ({
    ...inLanguage(language, () =>
      senderEmail(settings, {
        ...{ news, agent, code: offer.code, home: offer.property_address },
        when: offer.expires_at ? instantInWords(offer.expires_at) : '',
      }),
    ),
    to: email,
    unproven: 'offer-form' as const,
  }));
  await mail.queueAll(tx, drafts);
}
