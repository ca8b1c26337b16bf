import type { Language } from '@homestead/contract/platform';
import type { DatabaseTransaction, Queryable, Services } from '#platform';
import { recordInquiry } from '../inquiries/record-inquiry.ts';
import { inquiryStaffMessages } from '../messages/staff-emails.ts';
import {
  type OfferClient,
  type OfferQuestion,
  selectOfferQuestions,
} from './offer-client-store.ts';

/**
 * Stores the question of an offer's client as an inquiry on their lead, with its clock; the lead's
 * agent gets a notification. Answers that agent.
 */
export async function askAboutOffer(
  services: Services,
  tx: DatabaseTransaction,
  asked: {
    client: OfferClient & { email: string };
    code: string;
    question: string;
    language: Language;
    address: string | null;
  },
): Promise<{ agentId: string | null }> {
  const { client, code, question, language, address } = asked;
  const { firstName, lastName, email, personId } = client;
  const message = inquiryStaffMessages.aboutOffer({ code, question });
  return recordInquiry(services, tx, {
    ...{ kind: 'offer', firstName, lastName, email, phone: null, personId, address },
    ...{ message, aboutOffer: { code, ownWordsAt: message.length - question.length } },
    origin: { page: '/offer', language },
  });
}

/** What the client of an offer asked about it before, the newest 20, newest first. */
export function readOfferQuestions(
  db: Queryable,
  { client, code }: { client: { id: string; email: string }; code: string },
): Promise<OfferQuestion[]> {
  return selectOfferQuestions(db, client, code);
}
