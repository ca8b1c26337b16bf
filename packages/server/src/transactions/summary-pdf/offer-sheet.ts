import { localArea } from '@homestead/contract/platform';
import {
  isDocument,
  type OfferFieldKey,
  type OfferSheetPart,
  type OfferSheetSection,
  type OfferState,
  offerDocuments,
  offerFields,
  offerLabel,
  offerStateText,
} from '@homestead/contract/transactions';
import { instantInWords } from '#platform';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import { cashPart, heldPart, monthPart, netPart } from './cost-parts.ts';
import type { OfferFacts } from './read-offer-facts.ts';
import {
  entry,
  known,
  money,
  UNKNOWN,
  versionInWords,
  whenInWords,
  yesOrNo,
} from './sheet-words.ts';

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
    ...moneySections(given),
  ];
}

/** What an offer costs its buyer; of one on a listing of ours, what it leaves the seller. */
function moneySections({ offer, net, summary, wrong }: OfferFacts): OfferSheetSection[] {
  const held = wrong.length === 0 ? null : [heldPart(wrong)];
  if (offer.side === 'listing') {
    if (!net) return [];
    return [{ key: 'net', title: offerSheetMessages.net(), parts: held ?? netPart(net) }];
  }
  return [
    { key: 'cash', title: offerSheetMessages.cash(), parts: held ?? cashPart(summary) },
    { key: 'month', title: offerSheetMessages.month(), parts: held ?? monthPart(summary) },
  ];
}

function offerPart({ offer, now }: OfferFacts): OfferSheetPart {
  const state = offerStateText({ state: offer.state as OfferState, isBackup: offer.is_backup });
  return facts([
    { label: offerSheetMessages.code(), value: offer.code },
    { label: offerSheetMessages.state(), value: offerLabel(state) },
    { label: offerSheetMessages.version(), value: versionInWords(offer) },
    { label: offerSheetMessages.asOf(), value: instantInWords(now) },
  ]);
}

function partiesPart({ offer, terms, client, nameOf }: OfferFacts): OfferSheetPart {
  const isReceived = offer.side === 'listing';
  return facts([
    ...(isReceived
      ? [
          { label: offerSheetMessages.seller(), value: known(client) },
          row('buyerNames', known(offer.buyer_names)),
        ]
      : [row('leadId', known(client)), ...ifKnown('buyerNames', known(offer.buyer_names))]),
    ...ifKnown('buyerType', entry(terms.buyerType)),
    row('agentId', known(nameOf(terms.agentId))),
    ...ifKnown('coAgentId', known(nameOf(terms.coAgentId))),
    ...ifKnown('externalAgentId', known(nameOf(terms.externalAgentId))),
    ...(isReceived
      ? []
      : [
          row('listingAgent', known(terms.listingAgent)),
          row('listingFirm', known(terms.listingFirm)),
        ]),
    ...ifKnown('sellerAgentId', known(nameOf(terms.sellerAgentId))),
    row('titleCompanyId', known(nameOf(terms.titleCompanyId))),
    row('escrowAgentId', known(nameOf(terms.escrowAgentId))),
    ...(terms.allCash === true ? [] : [row('lenderId', known(nameOf(terms.lenderId)))]),
    ...ifKnown('lenderCompanyId', known(nameOf(terms.lenderCompanyId))),
  ]);
}

function homePart({ terms, entries, nameOf }: OfferFacts): OfferSheetPart {
  return facts([
    row('propertyAddress', known(terms.propertyAddress)),
    row('listingId', known(terms.listingId)),
    row('county', known(terms.county)),
    ...ifKnown('propertyType', entry(terms.propertyType)),
    ...ifKnown('propertySubType', entry(terms.propertySubType)),
    row('yearBuilt', known(terms.yearBuilt)),
    row('legalDescription', known(terms.legalDescription)),
    row('sid', entry(terms.sid)),
    ...ifKnown('sidInfo', known(terms.sidInfo)),
    ...ifKnown('surveyId', entry(entries.surveyId)),
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
    row('closingCosts', entry(terms.closingCosts)),
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
      what: offerSheetMessages.inspection({ type: entry(one.type) }),
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
    ...(isCash ? [] : [row('buyerFinanceType', entry(terms.buyerFinanceType))]),
    ...ifKnown('buyerFinanceState', entry(terms.buyerFinanceState)),
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
            entry(one.type),
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
      row('warrantyType', entry(terms.warrantyType)),
      ...ifKnown('warrantyCompanyId', known(nameOf(terms.warrantyCompanyId))),
      ...ifKnown('warrantyCostCents', money(terms.warrantyCostCents)),
      row('warrantyPayee', entry(terms.warrantyPayee)),
    ]),
  ];
}

function provisionsPart({ terms, entries }: OfferFacts): OfferSheetPart {
  return facts([
    row('saleContingencyId', entry(entries.saleContingencyId)),
    ...ifKnown('saleContingencyAddress', known(terms.saleContingencyAddress)),
    row('otherProvision', known(terms.otherProvision)),
    ...ifKnown('deedName', entry(terms.deedName)),
    ...ifKnown('deedStatus', entry(terms.deedStatus)),
  ]);
}

/** How the offer was delivered, which is for the people of the office alone. */
export function deliverySheet({ terms }: OfferFacts): OfferSheetSection {
  const rows = [
    row('deliveredAgreement', yesOrNo(terms.deliveredAgreement)),
    row('deliveredBy', known(terms.deliveredBy)),
    row('deliveredOn', whenInWords(terms.deliveredOn, null)),
    row('receivedBy', known(terms.receivedBy)),
    row('receivedOn', whenInWords(terms.receivedOn, null)),
    row('reportToBuyerTeam', yesOrNo(terms.reportToBuyerTeam)),
  ];
  return { key: 'delivery', title: offerSheetMessages.delivery(), parts: [facts(rows)] };
}

function documentsPart({ summary }: OfferFacts): OfferSheetPart {
  const documents = summary.documents.filter(isDocument);
  if (documents.length === 0) return text(offerSheetMessages.noDocuments());
  return { kind: 'list', items: documents.map((key) => offerLabel(offerDocuments[key])) };
}
