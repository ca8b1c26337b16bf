import type { FormAnswer, FormKey } from '@homestead/contract/documents';
import {
  type PacketFacts,
  type PacketKey,
  type PacketNeed,
  packetKeys,
  packetNeeds,
  packetRules,
  type WireDealDocuments,
} from '@homestead/contract/transactions';
import {
  type DocumentStanding,
  documentStates,
  linksOfForm,
  maySendDocuments,
  nameForm,
} from '#documents';
import type { Caller, Queryable, Services } from '#platform';
import { findListingFileOf } from '../listing-files/find-listing-file-of.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { readFileDealFacts, readOfferDealFacts } from './deal-facts.ts';
import { FILE_SUBJECT, findFileOf, OFFER_SUBJECT } from './find-deal.ts';

type Needed = Pick<Services, 'settings'>;

/** A document that a deal needs or has. */
export interface DealPaper {
  readonly form: FormKey | null;
  readonly title: string;
  readonly documentName: string | null;
  readonly packet: PacketKey | null;
  readonly need: PacketNeed['need'] | 'none';
  readonly why: string | null;
  /** Null where it hasn’t been started. */
  readonly standing: DocumentStanding | null;
  /** It belongs to the listing file on which the offer was received. */
  readonly isOfListingFile: boolean;
}

const ended = new Set<DocumentStanding['state']>(['declined', 'expired', 'voided']);

/** The papers of an offer in the caller's sight, those that are needed first. */
export async function readOfferPapers(
  services: Needed,
  db: Queryable,
  caller: Caller,
  offer: OfferRow,
): Promise<DealPaper[]> {
  const { packet } = await readOfferDealFacts(db, offer);
  const own = await documentStates(db, { kind: OFFER_SUBJECT, id: String(offer.number) });
  const file = await findListingFileOf(db, caller, offer);
  const seen = file && (await findFileOf(db, caller, String(file.number)));
  const ofFile = seen ? await documentStates(db, subjectOfFile(seen)) : [];
  return papersOf(services, packet, own, ofFile);
}

/** The papers of a listing file whose documents the caller may see. */
export async function readFilePapers(
  services: Needed,
  db: Queryable,
  file: ListingFileRow,
): Promise<DealPaper[]> {
  const { packet } = await readFileDealFacts(db, file);
  return papersOf(services, packet, await documentStates(db, subjectOfFile(file)), []);
}

const subjectOfFile = ({ number }: ListingFileRow) => ({ kind: FILE_SUBJECT, id: String(number) });

function papersOf(
  services: Needed,
  facts: PacketFacts,
  own: readonly DocumentStanding[],
  ofFile: readonly DocumentStanding[],
): DealPaper[] {
  const needs = packetNeeds(facts);
  const needed = needs.map(({ form, packet, need, why }): DealPaper => {
    const standing = current(own, form);
    const inherited = standing ? null : current(ofFile, form);
    return {
      ...{ form, packet, need, why, ...nameForm(services, form) },
      standing: standing ?? inherited,
      isOfListingFile: inherited !== null,
    };
  });
  const isNeeded = (form: FormKey | null) => needs.some((need) => need.form === form);
  const others = own
    .filter((one) => !isNeeded(one.form))
    .filter((one) => one.form === null || current(own, one.form) === one);
  return [
    ...needed,
    ...others.map((standing): DealPaper => {
      const { form, title, documentName } = standing;
      const rule = packetRules.find((one) => one.form === form);
      const packet = rule?.packet ?? null;
      return {
        ...{ form, title, documentName, packet, standing },
        ...{ need: 'none', why: null, isOfListingFile: false },
      };
    }),
  ];
}

/** The newest document of a form that hasn’t ended, else the newest one. */
function current(standings: readonly DocumentStanding[], form: FormKey): DocumentStanding | null {
  const all = standings.filter((one) => one.form === form);
  return all.find(({ state }) => !ended.has(state)) ?? all[0] ?? null;
}

/** The forms that a packet lacks: those that are needed, and not started or ended unsigned. */
export const missingForms = (papers: readonly DealPaper[], packet: PacketKey): FormKey[] =>
  papers.flatMap((paper) => {
    const { form, need, standing } = paper;
    const isMissing = standing === null || ended.has(standing.state);
    return form && paper.packet === packet && need === 'needed' && isMissing ? [form] : [];
  });

/** The papers of a deal as its page shows them. */
export function presentPapers(
  caller: Caller,
  papers: readonly DealPaper[],
  warnings: WireDealDocuments['warnings'] = [],
): WireDealDocuments {
  const mayStart = mayWriteTransactions(caller) && maySendDocuments(caller);
  return {
    warnings,
    documents: papers.map(({ form, title, packet, need, why, standing, isOfListingFile }) => ({
      ...{ form, title, packet, need, why, isOfListingFile },
      links: linksOfForm(form).map(({ label, href }) => ({ label, href })),
      result: textOf(standing?.fields.parcel_result),
      resultOn: textOf(standing?.fields.parcel_result_date),
      state: standing?.state ?? 'missing',
      envelope: standing?.envelopeId ?? null,
      signers: (standing?.signers ?? []).map(
        ({ role, number, name, state, signedAt, pamphletOn }) => ({
          ...{ role, number, name, state, signedAt: signedAt?.toISOString() ?? null, pamphletOn },
        }),
      ),
      sentAt: standing?.sentAt?.toISOString() ?? null,
      sealedAt: standing?.sealedAt?.toISOString() ?? null,
    })),
    startable: mayStart ? packetKeys.filter((key) => missingForms(papers, key).length > 0) : [],
  };
}

const textOf = (answer: FormAnswer | undefined): string | null =>
  typeof answer === 'string' && answer !== '' ? answer : null;
