import type { FormAnswer, FormKey } from '@homestead/contract/documents';
import {
  type PacketFacts,
  type PacketKey,
  type PacketNeed,
  packetKeys,
  packetNeeds,
  type WireDealDocuments,
} from '@homestead/contract/transactions';
import {
  type DocumentStanding,
  documentStates,
  findSharedTemplates,
  linksOfForm,
  maySendDocuments,
  nameForm,
} from '#documents';
import type { Caller, Queryable, Services } from '#platform';
import { findListingFileOf } from '../listing-files/find-listing-file-of.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { packetRuleMessages } from '../messages/packet-rules.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { readFileDealFacts, readOfferDealFacts } from './deal-facts.ts';
import { FILE_SUBJECT, findFileOf, OFFER_SUBJECT } from './find-deal.ts';
import { ruleOf } from './packet-rule.ts';
import { selectCurrentRules } from './packet-rule-store.ts';

type Needed = Pick<Services, 'settings'>;

/** A document that a deal needs or has. */
export interface DealPaper {
  readonly form: FormKey | null;
  /** The template that a rule names, in place of a form. */
  readonly templateId: string | null;
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
  return papersOf(services, db, packet, { own, ofFile });
}

/** The papers of a listing file whose documents the caller may see. */
export async function readFilePapers(
  services: Needed,
  db: Queryable,
  file: ListingFileRow,
): Promise<DealPaper[]> {
  const { packet } = await readFileDealFacts(db, file);
  const own = await documentStates(db, subjectOfFile(file));
  return papersOf(services, db, packet, { own, ofFile: [] });
}

const subjectOfFile = ({ number }: ListingFileRow) => ({ kind: FILE_SUBJECT, id: String(number) });

async function papersOf(
  services: Needed,
  db: Queryable,
  facts: PacketFacts,
  { own, ofFile }: { own: readonly DocumentStanding[]; ofFile: readonly DocumentStanding[] },
): Promise<DealPaper[]> {
  const rules = (await selectCurrentRules(db)).map(ruleOf);
  const needs = packetNeeds(facts, rules);
  const templates = await findSharedTemplates(
    db,
    needs.flatMap(({ templateId }) => templateId ?? []),
  );
  const needed = needs.map(({ form, templateId, ...need }): DealPaper => {
    const isThis = (one: DocumentStanding) =>
      form === null ? one.templateId === templateId : one.form === form;
    const standing = current(own, isThis);
    const inherited = standing ? null : current(ofFile, isThis);
    const found = { standing: standing ?? inherited, isOfListingFile: inherited !== null };
    if (form !== null) return { form, templateId, ...need, ...nameForm(services, form), ...found };
    const title = templates.get(templateId ?? '');
    return {
      ...{ form, templateId, ...need, documentName: null, ...found },
      ...(title === undefined
        ? {
            title: packetRuleMessages.goneTitle(),
            need: 'check',
            why: packetRuleMessages.goneWhy(),
          }
        : { title }),
    };
  });
  const isNeeded = (one: DocumentStanding) =>
    needs.some(({ form, templateId }) =>
      form === null ? one.templateId === templateId : one.form === form,
    );
  const others = own
    .filter((one) => !isNeeded(one))
    .filter((one) => one.form === null || current(own, ({ form }) => form === one.form) === one);
  return [
    ...needed,
    ...others.map((standing): DealPaper => {
      const { form, title, documentName } = standing;
      const rule = rules.find((one) => form !== null && one.form === form);
      return {
        ...{ form, templateId: null, title, documentName, packet: rule?.packet ?? null, standing },
        ...{ need: 'none', why: null, isOfListingFile: false },
      };
    }),
  ];
}

/** The newest of these documents that hasn’t ended, else the newest one. */
function current(
  standings: readonly DocumentStanding[],
  isThis: (one: DocumentStanding) => boolean,
): DocumentStanding | null {
  const all = standings.filter(isThis);
  return all.find(({ state }) => !ended.has(state)) ?? all[0] ?? null;
}

/** What a packet lacks: what is needed, and not started or ended unsigned. */
export function missingOf(
  papers: readonly DealPaper[],
  packet: PacketKey,
): { forms: FormKey[]; templates: string[] } {
  const missing = papers.filter(
    (paper) =>
      paper.packet === packet &&
      paper.need === 'needed' &&
      (paper.standing === null || ended.has(paper.standing.state)),
  );
  return {
    forms: missing.flatMap(({ form }) => form ?? []),
    templates: missing.flatMap(({ templateId }) => templateId ?? []),
  };
}

const isLacking = (papers: readonly DealPaper[], packet: PacketKey): boolean => {
  const { forms, templates } = missingOf(papers, packet);
  return forms.length + templates.length > 0;
};

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
    startable: mayStart ? packetKeys.filter((key) => isLacking(papers, key)) : [],
    maySend: mayStart,
  };
}

const textOf = (answer: FormAnswer | undefined): string | null =>
  typeof answer === 'string' && answer !== '' ? answer : null;
