import type { FormKey } from '@homestead/contract/documents';
import { transactionReading, type WireSigner } from '@homestead/contract/transactions';
import {
  answersOfFields,
  type DocumentSubject,
  openDocuments,
  type SubjectFacts,
} from '#documents';
import { type Caller, mayCall, type Services } from '#platform';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { dealDocumentMessages } from '../messages/documents.ts';
import {
  findFileEnd,
  findFileNumber,
  findOfferEnd,
  selectHiddenFiles,
  selectHiddenOffers,
} from './deal-document-store.ts';
import {
  type DealFacts,
  type KnownAnswer,
  readFileDealFacts,
  readOfferDealFacts,
} from './deal-facts.ts';
import { FILE_SUBJECT, findFileOf, findOfferOf, numberOf, OFFER_SUBJECT } from './find-deal.ts';
import { signersOfFile, signersOfOffer } from './signers-of.ts';

type Needed = Pick<Services, 'db' | 'settings'>;

/** Lets documents belong to offers and listing files, by their numbers. */
export function registerDealSubjects(services: Needed): void {
  const { subjects } = openDocuments(services);
  subjects.register(offerSubject(services));
  subjects.register(fileSubject(services));
}

function offerSubject(services: Needed): DocumentSubject {
  return {
    kind: OFFER_SUBJECT,
    access: (db, caller, id) => rightsTo(caller, () => findOfferOf(db, caller, id)),
    hidden: selectHiddenOffers,
    endedAt: (db, id) => endOf(id, (number) => findOfferEnd(db, number)),
    async sameDeal(db, id) {
      const number = numberOf(id);
      const file = number === null ? null : await findFileNumber(db, number);
      return file === null ? [] : [{ kind: FILE_SUBJECT, id: String(file) }];
    },
    async signers(db, caller, id) {
      const offer = await findOfferOf(db, caller, id);
      return offer ? signersOfOffer(db, caller, offer) : [];
    },
    async facts(tx, id, form, caller) {
      const offer = await findOfferOf(tx, caller, id);
      if (!offer) return nothing;
      const facts = await readOfferDealFacts(tx, offer);
      const names = namesOf(
        await signersOfOffer(tx, caller, offer),
        dealDocumentMessages.fromOffer(),
      );
      const client = offer.side === 'listing' ? names.seller : names.buyer;
      return presentFacts(services, form, facts, { ...names, client_name: client });
    },
  };
}

function fileSubject(services: Needed): DocumentSubject {
  return {
    kind: FILE_SUBJECT,
    access: (db, caller, id) => rightsTo(caller, () => findFileOf(db, caller, id)),
    hidden: selectHiddenFiles,
    endedAt: (db, id) => endOf(id, (number) => findFileEnd(db, number)),
    async signers(db, caller, id) {
      const file = await findFileOf(db, caller, id);
      return file ? signersOfFile(db, caller, file) : [];
    },
    async facts(tx, id, form, caller) {
      const file = await findFileOf(tx, caller, id);
      if (!file) return nothing;
      const source = dealDocumentMessages.fromListingFile();
      const names = namesOf(await signersOfFile(tx, caller, file), source);
      const facts = await readFileDealFacts(tx, file);
      return presentFacts(services, form, facts, { ...names, client_name: names.seller });
    },
  };
}

/** The names of buyers and sellers by the fields that take all of them. */
function namesOf(signers: readonly WireSigner[], source: string) {
  const all = (role: string): KnownAnswer | null => {
    const names = signers.filter((one) => one.role === role).map(({ name }) => name);
    return names.length > 0 ? { value: names.join(', '), source } : null;
  };
  const buyer = all('buyer');
  return { buyer, buyer_name: buyer, seller: all('seller'), agent_name: all('agent') };
}

/** By the permissions of offers and listing files, which are the same. */
async function rightsTo(caller: Caller, find: () => Promise<object | null>) {
  if (!mayCall(caller, transactionReading) || !(await find())) return 'none';
  return mayWriteTransactions(caller) ? 'write' : 'read';
}

const endOf = async (id: string, find: (number: number) => ReturnType<typeof findFileEnd>) => {
  const number = numberOf(id);
  return number === null ? null : find(number);
};

const nothing: SubjectFacts = { homeAddress: '', answers: {}, facts: {} };

function presentFacts(
  services: Needed,
  form: FormKey,
  { homeAddress, fields, home }: DealFacts,
  names: DealFacts['fields'],
): SubjectFacts {
  const source = dealDocumentMessages.fromSettings();
  const firm = { value: services.settings.brokerage.name, source };
  const answers = answersOfFields(services, form, { ...fields, ...names, firm_name: firm });
  return { homeAddress, answers, facts: home };
}
