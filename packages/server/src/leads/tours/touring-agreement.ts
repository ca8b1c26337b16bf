import type { FormKey } from '@homestead/contract/documents';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { actAs, namePeople } from '#accounts';
import {
  canSendForms,
  formsSignedByBuyer,
  maySendDocuments,
  sendForms,
  voidForms,
} from '#documents';
import {
  type DatabaseTransaction,
  fullName,
  inLanguage,
  instantInWords,
  type Queryable,
  type Services,
  serviceArea,
  unprintableIn,
} from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import { refuseLead } from '../refuse-lead.ts';
import type { TourRow } from './tour-state-store.ts';
import {
  findOpenAgreement,
  selectWaitingTours,
  storeAgreement,
  TOUR_SUBJECT,
} from './touring-agreement-store.ts';

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
  requirePrintableName(tour);
  const envelopeId =
    (await findOpenAgreement(tx, tour.email)) ?? (await sendAgreement(services, tx, tour, agentId));
  return envelopeId ? { ...tour, ...(await storeAgreement(tx, tour.id, envelopeId)) } : tour;
}

/**
 * Refuses (tour-name-unprintable) times for a client who will have to sign, and whose name can’t be
 * printed: staff spell it before the client chooses one of them.
 */
export async function requireNameForAgreement(
  services: Services,
  tx: DatabaseTransaction,
  tour: TourRow,
): Promise<void> {
  const [last = null] = tour.proposed.slice(-1);
  if (!tour.lead?.agentId || tour.has_agreement) return;
  if (await lacksAgreement(services, tx, { ...tour, agreed_at: last })) requirePrintableName(tour);
}

/**
 * Voids the agreement that was sent for a tour that is off, in its commit, unless another tour
 * waits for it or the client has signed it: it then covers their next tour.
 */
export async function voidAgreement(
  services: Services,
  tx: DatabaseTransaction,
  tour: TourRow,
  { personId, name }: { personId: string | null; name?: string },
): Promise<void> {
  if (tour.state !== 'canceled' && tour.state !== 'declined') return;
  const open = await findOpenAgreement(tx, tour.email);
  if (open === null || (await selectWaitingTours(tx, open)).length > 0) return;
  const language = tour.language === 'es' ? 'es' : 'en';
  const reason = inLanguage(language, () => tourEmailMessages.agreementOff());
  const person = personId && (await namePeople(tx, [personId])).get(personId);
  const by = name ?? (person ? fullName(person) : services.settings.brokerage.name);
  await voidForms(services, tx, open, { personId, by, reason });
}

/** The client’s name as their documents have it. */
export const nameOnForms = ({ name, printable_name: printable }: TourRow) => printable || name;

function requirePrintableName(tour: TourRow): void {
  const characters = unprintableIn(nameOnForms(tour)).slice(0, CHARACTERS_MAX).join(' ');
  if (characters === '') return;
  const message = fieldMessages.nameUnprintable({ characters });
  const field = { field: 'printableName', label: fieldMessages.printableName(), message };
  refuseLead('tour-name-unprintable', { message, fields: [field] });
}
const CHARACTERS_MAX = 10;

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
    title: tourEmailMessages.agreementTitle({ name: nameOnForms(tour) }),
    message: inLanguage(language, () => tourEmailMessages.agreementMessage({ at })),
    expiresOn: day > localDate(new Date()) ? day : null,
    recipients: [
      {
        ...{ role: 'buyer', number: 1, turn: 1, name: nameOnForms(tour), email: tour.email },
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
