import { type OfferFieldKey, offerFields } from './offer-fields.ts';

/**
 * The reference lists of offers (R-484), by their names in the specs' call: their keys among the
 * office's reference lists, and what the screen calls them.
 */
export const offerLists = {
  states: { key: 'offer-states', label: 'Offers: U.S. states' },
  counties: { key: 'offer-counties', label: 'Offers: counties' },
  propertyTypes: { key: 'offer-property-types', label: 'Offers: property types' },
  propertySubTypes: { key: 'offer-property-subtypes', label: 'Offers: property subtypes' },
  clientTypes: { key: 'offer-client-types', label: 'Offers: client types' },
  buyerTypes: { key: 'offer-buyer-types', label: 'Offers: buyer types' },
  financeTypes: { key: 'offer-finance-types', label: 'Offers: types of financing' },
  financeStates: { key: 'offer-finance-states', label: 'Offers: financing status' },
  surveys: { key: 'offer-surveys', label: 'Offers: surveys' },
  sids: { key: 'offer-sids', label: 'Offers: SIDs' },
  deeds: { key: 'offer-deeds', label: 'Offers: deeds' },
  deedStatuses: { key: 'offer-deed-statuses', label: 'Offers: deed statuses' },
  warrantyTypes: { key: 'offer-warranty-types', label: 'Offers: home warranty types' },
  warrantyPayees: { key: 'offer-warranty-payees', label: 'Offers: home warranty payees' },
  inspectionTypes: { key: 'offer-inspection-types', label: 'Offers: home inspection types' },
  saleContingencies: { key: 'offer-sale-contingencies', label: 'Offers: sale contingencies' },
  closingCostPayers: { key: 'offer-closing-cost-payers', label: 'Offers: closing cost payers' },
} as const;
export type OfferListName = keyof typeof offerLists;
export const offerListNames = Object.keys(offerLists) as OfferListName[];

/**
 * The list that offers the values of a field. Fields of the kind `entry` hold the number of an
 * entry, all others its text; a text that the list doesn't have is kept.
 */
export const listOfField = {
  stateOrProvince: 'states',
  county: 'counties',
  propertyType: 'propertyTypes',
  propertySubType: 'propertySubTypes',
  clientType: 'clientTypes',
  buyerType: 'buyerTypes',
  buyerFinanceType: 'financeTypes',
  buyerFinanceState: 'financeStates',
  surveyId: 'surveys',
  sid: 'sids',
  deedName: 'deeds',
  deedStatus: 'deedStatuses',
  warrantyType: 'warrantyTypes',
  warrantyPayee: 'warrantyPayees',
  saleContingencyId: 'saleContingencies',
  closingCosts: 'closingCostPayers',
} as const satisfies Partial<Record<OfferFieldKey, OfferListName>>;

/** The lists whose entries an offer names by their numbers, not by their texts. */
export const numberedOfferLists: ReadonlySet<OfferListName> = new Set(
  (Object.keys(listOfField) as (keyof typeof listOfField)[])
    .filter((field) => offerFields[field].kind === 'entry')
    .map((field) => listOfField[field]),
);
