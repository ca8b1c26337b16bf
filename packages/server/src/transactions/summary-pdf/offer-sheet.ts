import { localArea } from '@homestead/contract/platform';
import {
  type OfferFieldKey,
  type OfferSheetPart,
  type OfferSheetSection,
  type OfferState,
  offerDocuments,
  offerFields,
  offerLabel,
  offerStates,
} from '@homestead/contract/transactions';
import { instantInWords } from '#platform';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import { cashPart, monthPart } from './cost-parts.ts';
import type { OfferFacts } from './read-offer-facts.ts';
import { known, money, UNKNOWN, versionInWords, whenInWords, yesOrNo } from './sheet-words.ts';

type Row = { label: string; value: string };
const facts = (rows: readonly Row[]): OfferSheetPart => ({ kind: 'facts', rows: [...rows] });
const text = (said: string): OfferSheetPart => ({ kind: 'text', text: said, look: 'quiet' });

/** A field that is always there. */
const row = (key: OfferFieldKey, value: string): Row => ({
  label: offerLabel(offerFields[key].label),
  value,
});
/** A field that is left out while it isn't known. */
const ifKnown = (key: OfferFieldKey, value: string): Row[] =>
  value === UNKNOWN ? [] : [row(key, value)];

/** The summary of an offer in the reader’s language: one layout for the screen and for paper. */
export function offerSheet(given: OfferFacts): OfferSheetSection[] {
  return [
    { key: 'offer', title: offerSheetMessages.offer(), parts: [offerPart(given)] },
    { key: 'parties', title: offerSheetMessages.parties(), parts: [partiesPart(given)] },
    { key: 'home', title: offerSheetMessages.home(), parts: [homePart(given)] },
    { key: 'price', title: offerSheetMessages.price(), parts: [pricePart(given)] },
    { key: 'dates', title: offerSheetMessages.dates(), parts: datesParts(given) },
    { key: 'financing', title: offerSheetMessages.financing(), parts: [financingPart(given)] },
    { key: 'inspections', title: offerSheetMessages.inspections(), parts: inspectionParts(given) },
    { key: 'provisions', title: offerSheetMessages.provisions(), parts: [provisionsPart(given)] },
    { key: 'documents', title: offerSheetMessages.documents(), parts: [documentsPart(given)] },
    { key: 'cash', title: offerSheetMessages.cash(), parts: cashPart(given.summary) },
    { key: 'month', title: offerSheetMessages.month(), parts: monthPart(given.summary) },
  ];
}

function offerPart({ offer, now }: OfferFacts): OfferSheetPart {
  const state = offerLabel(offerStates[offer.state as OfferState]);
  return facts([
    { label: offerSheetMessages.code(), value: offer.code },
    {
      label: offerSheetMessages.state(),
      value: offer.is_backup ? offerSheetMessages.backup() : state,
    },
    { label: offerSheetMessages.version(), value: versionInWords(offer) },
    { label: offerSheetMessages.asOf(), value: instantInWords(now) },
  ]);
}

function partiesPart({ terms, client, nameOf }: OfferFacts): OfferSheetPart {
  return facts([
    row('leadId', known(client)),
    ...ifKnown('buyerType', known(terms.buyerType)),
    row('agentId', known(nameOf(terms.agentId))),
    ...ifKnown('coAgentId', known(nameOf(terms.coAgentId))),
    ...ifKnown('externalAgentId', known(nameOf(terms.externalAgentId))),
    row('listingAgent', known(terms.listingAgent)),
    row('listingFirm', known(terms.listingFirm)),
    ...ifKnown('sellerAgentId', known(nameOf(terms.sellerAgentId))),
    row('titleCompanyId', known(nameOf(terms.titleCompanyId))),
    row('escrowAgentId', known(nameOf(terms.escrowAgentId))),
    ...(terms.allCash === true ? [] : [row('lenderId', known(nameOf(terms.lenderId)))]),
  ]);
}

function homePart({ terms, entries, nameOf }: OfferFacts): OfferSheetPart {
  return facts([
    row('propertyAddress', known(terms.propertyAddress)),
    row('listingId', known(terms.listingId)),
    row('county', known(terms.county)),
    ...ifKnown('propertyType', known(terms.propertyType)),
    ...ifKnown('propertySubType', known(terms.propertySubType)),
    row('yearBuilt', known(terms.yearBuilt)),
    row('legalDescription', known(terms.legalDescription)),
    row('sid', known(terms.sid)),
    ...ifKnown('sidInfo', known(terms.sidInfo)),
    ...ifKnown('surveyId', known(entries.surveyId)),
    ...ifKnown('surveyorId', known(nameOf(terms.surveyorId))),
    row('listPriceCents', money(terms.listPriceCents)),
    row('associationFeeCents', money(terms.associationFeeCents)),
    row('propertyToStay', known(terms.propertyToStay)),
  ]);
}

function pricePart({ terms }: OfferFacts): OfferSheetPart {
  return facts([
    row('offerPriceCents', money(terms.offerPriceCents)),
    row('earnestDepositCents', money(terms.earnestDepositCents)),
    ...(terms.allCash === true ? [] : [row('downPaymentCents', money(terms.downPaymentCents))]),
    row('closingCosts', known(terms.closingCosts)),
    ...ifKnown('closingAmountCents', money(terms.closingAmountCents)),
    ...ifKnown('brokerAdminFeesCents', money(terms.brokerAdminFeesCents)),
  ]);
}

/** The days of an offer in their order, each with what happens. */
export function datesOf({ terms, inspections }: Pick<OfferFacts, 'terms' | 'inspections'>) {
  const days: { what: string; on: string | null; time: string | null; where: string | null }[] = [
    { what: offerSheetMessages.offered(), on: terms.offerOn, time: terms.offerTime, where: null },
    {
      what: offerSheetMessages.answerUntil(),
      ...{ on: terms.expireOn, time: terms.expireTime, where: null },
    },
    ...inspections.map((one) => ({
      what: offerSheetMessages.inspection({ type: known(one.type) }),
      ...{ on: one.inspectOn, time: one.time, where: null },
    })),
    {
      what: offerSheetMessages.termite(),
      ...{ on: terms.termiteOn, time: terms.termiteTime, where: terms.termiteLocation },
    },
    {
      what: offerSheetMessages.walkthrough(),
      ...{ on: terms.walkthroughOn, time: terms.walkthroughTime, where: terms.walkthroughLocation },
    },
    {
      what: offerSheetMessages.closing(),
      ...{ on: terms.closingOn, time: terms.closingTime, where: terms.closingLocation },
    },
  ];
  return days
    .flatMap(({ on, ...day }) => (on === null ? [] : [{ ...day, on }]))
    .sort((one, other) => `${one.on} ${one.time}`.localeCompare(`${other.on} ${other.time}`));
}

function datesParts(given: OfferFacts): OfferSheetPart[] {
  const rows = datesOf(given).map(({ what, on, time, where }) => ({
    label: what,
    value: [whenInWords(on, time), ...(where ? [where] : [])].join(', '),
  }));
  const closing = given.terms.closingOn === null ? [row('closingOn', UNKNOWN)] : [];
  const expiring = given.terms.expireOn === null ? [row('expireOn', UNKNOWN)] : [];
  return [
    facts([...rows, ...expiring, ...closing]),
    text(offerSheetMessages.localTime({ area: localArea().name })),
  ];
}

function financingPart({ terms }: OfferFacts): OfferSheetPart {
  const isCash = terms.allCash === true;
  return facts([
    row('allCash', yesOrNo(terms.allCash)),
    ...(isCash ? [] : [row('buyerFinanceType', known(terms.buyerFinanceType))]),
    ...ifKnown('buyerFinanceState', known(terms.buyerFinanceState)),
    ...(isCash
      ? []
      : [
          row(
            'interestRate',
            terms.interestRate === null
              ? UNKNOWN
              : offerSheetMessages.percent({ rate: String(Number(terms.interestRate)) }),
          ),
          row('loanYears', known(terms.loanYears)),
          row('conditionalFinancing', yesOrNo(terms.conditionalFinancing)),
        ]),
    ...ifKnown('termsFinancing', known(terms.termsFinancing)),
  ]);
}

function inspectionParts({ terms, inspections, nameOf }: OfferFacts): OfferSheetPart[] {
  const list: OfferSheetPart =
    inspections.length === 0
      ? text(offerSheetMessages.noInspections())
      : {
          kind: 'table',
          columns: [
            { label: offerSheetMessages.inspectionType(), share: 2 },
            { label: offerSheetMessages.inspectionCompany(), share: 3 },
            { label: offerSheetMessages.when(), share: 3 },
            { label: offerSheetMessages.note(), share: 3 },
          ],
          rows: inspections.map((one) => [
            known(one.type),
            known(nameOf(one.inspectorId) ?? nameOf(one.companyId)),
            whenInWords(one.inspectOn, one.time),
            known(one.note),
          ]),
        };
  return [
    list,
    facts([
      ...ifKnown('termiteCompanyId', known(nameOf(terms.termiteCompanyId))),
      ...ifKnown('termiteInspectorId', known(nameOf(terms.termiteInspectorId))),
      row('warrantyType', known(terms.warrantyType)),
      ...ifKnown('warrantyCompanyId', known(nameOf(terms.warrantyCompanyId))),
      ...ifKnown('warrantyCostCents', money(terms.warrantyCostCents)),
      row('warrantyPayee', known(terms.warrantyPayee)),
    ]),
  ];
}

function provisionsPart({ terms, entries }: OfferFacts): OfferSheetPart {
  return facts([
    row('saleContingencyId', known(entries.saleContingencyId)),
    ...ifKnown('saleContingencyAddress', known(terms.saleContingencyAddress)),
    row('otherProvision', known(terms.otherProvision)),
    ...ifKnown('deedName', known(terms.deedName)),
    ...ifKnown('deedStatus', known(terms.deedStatus)),
  ]);
}

function documentsPart({ summary: { documents } }: OfferFacts): OfferSheetPart {
  if (documents.length === 0) return text(offerSheetMessages.noDocuments());
  return { kind: 'list', items: documents.map((key) => offerLabel(offerDocuments[key])) };
}
