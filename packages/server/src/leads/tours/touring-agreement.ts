import type { FormKey } from '@homestead/contract/documents';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { actAs } from '#accounts';
import {
  canSendForms,
  findEnvelopeState,
  formsSignedByBuyer,
  maySendDocuments,
  sendForms,
} from '#documents';
import {
  type DatabaseTransaction,
  fullName,
  inLanguage,
  instantInWords,
  type Queryable,
  type Services,
  serviceArea,
} from '#platform';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import type { TourRow } from './tour-state-store.ts';
import { findOpenAgreement, storeAgreement } from './touring-agreement-store.ts';

/** What documents of a tour belong to. */
export const TOUR_SUBJECT = 'tour';
/** What a client signs before their first tour, once. */
const FORMS: readonly FormKey[] = ['agency-disclosure', 'touring-agreement'];
/** Either covers tours. */
const AGREEMENTS: readonly FormKey[] = ['touring-agreement', 'buyer-agreement'];
/** How long a touring agreement lasts: as far ahead as tours can be asked for. */
export const AGREEMENT_DAYS = 60;

/**
 * Has the client of a confirmed, locked tour sign the agency disclosure and a touring agreement
 * where the state asks for one and they have none: the tour waits until they did. One envelope
 * serves all tours that are confirmed while it is open. Answers the tour as it is then.
 */
export async function askForAgreement(
  services: Services,
  tx: DatabaseTransaction,
  tour: TourRow,
): Promise<TourRow> {
  const agentId = tour.lead?.agentId;
  if (!agentId || tour.has_agreement || !(await lacksAgreement(services, tx, tour))) return tour;
  const open = await findOpenAgreement(tx, tour.email);
  const isOpen = open !== null && (await findEnvelopeState(tx, open)) === 'sent';
  const envelopeId = isOpen ? open : await sendAgreement(services, tx, tour, agentId);
  return envelopeId ? { ...tour, ...(await storeAgreement(tx, tour.id, envelopeId)) } : tour;
}

async function lacksAgreement(
  services: Services,
  db: Queryable,
  { email, agreed_at: at }: TourRow,
): Promise<boolean> {
  if (serviceArea().buyerAgreement === null || at === null) return false;
  if (!canSendForms(services, FORMS)) return false;
  const day = localDate(at);
  const signed = await formsSignedByBuyer(db, email, AGREEMENTS);
  return !signed.some(({ endsOn }) => endsOn === null || endsOn >= day);
}

/** Sends both forms to the client in the agent's name; null for one who can't send documents. */
async function sendAgreement(
  services: Services,
  tx: DatabaseTransaction,
  tour: TourRow,
  agentId: string,
): Promise<string | null> {
  const agent = await actAs(tx, agentId);
  if (!agent || !maySendDocuments(agent.caller) || !tour.agreed_at) return null;
  const day = localDate(tour.agreed_at);
  const at = instantInWords(tour.agreed_at);
  const language = tour.language === 'es' ? 'es' : 'en';
  return sendForms(services, tx, agent.caller, {
    about: { kind: TOUR_SUBJECT, id: tour.id },
    forms: FORMS,
    title: tourEmailMessages.agreementTitle({ name: tour.name }),
    message: inLanguage(language, () => tourEmailMessages.agreementMessage({ at })),
    expiresOn: day > localDate(new Date()) ? day : null,
    recipients: [
      {
        ...{ role: 'buyer', number: 1, turn: 1, name: tour.name, email: tour.email },
        ...{ phone: tour.phone, language, isInPerson: false },
      },
      {
        ...{ role: 'agent', number: 1, turn: 2, name: fullName(agent.caller) },
        ...{ email: agent.caller.email, phone: '', language: 'en', isInPerson: false },
      },
    ],
  });
}

/** The term of a touring agreement that starts today. */
export const agreementTerm = (today = localDate(new Date())) => ({
  beginsOn: today,
  endsOn: dateAfter(today, AGREEMENT_DAYS),
});
