import type { PartyKind } from './party-kinds.ts';

/**
 * What a field of an offer holds. `money` is in cents inside and in dollars on the wire; `percent`
 * is a decimal text, `years` a whole number as text; `time` is HH:MM where the brokerage is;
 * `entry` is the number of an entry of a list. `company` and `contact` are ids of the directory,
 * numbers on the wire; `companyName` and `contactName` are the same, and names on the wire.
 */
export type OfferFieldKind =
  | 'text'
  | 'lines'
  | 'money'
  | 'percent'
  | 'year'
  | 'years'
  | 'date'
  | 'time'
  | 'flag'
  | 'entry'
  | 'company'
  | 'contact'
  | 'companyName'
  | 'contactName'
  | 'person'
  | 'lead';

/** The parts of the form, in their order. */
export const offerSections = {
  parties: 'Parties',
  property: 'Property',
  price: 'Dates and price',
  closing: 'Closing',
  financing: 'Financing',
  inspections: 'Inspections',
  warranty: 'Home warranty',
  contingency: 'Contingency and provisions',
  deed: 'Deed',
  delivery: 'Delivery',
} as const;
export type OfferSection = keyof typeof offerSections;

export interface OfferField {
  /** Its name in the specs' calls; fields that only we have get a name like the others. */
  readonly wire: string;
  readonly kind: OfferFieldKind;
  readonly label: string;
  readonly section: OfferSection;
}

const field = <Kind extends OfferFieldKind, Wire extends string>(
  section: OfferSection,
  kind: Kind,
  wire: Wire,
  label: string,
) => ({ wire, kind, label, section }) as const;

/**
 * Every field that a person fills in on an offer, by the name we use. Its column has the
 * same name in snake case.
 */
export const offerFields = {
  leadId: field('parties', 'lead', 'leadid', 'Client'),
  clientType: field('parties', 'text', 'clienttype', 'Client type'),
  buyerNames: field('parties', 'text', 'buyer_names', 'Buyers'),
  buyerType: field('parties', 'text', 'buyer_type', 'Buyer type'),
  agentId: field('parties', 'person', 'agentid', 'Agent'),
  coAgentId: field('parties', 'person', 'coagentid', 'Co-agent'),
  externalAgentId: field('parties', 'contact', 'external_agent_id', 'Outside agent'),
  sellerAgentId: field('parties', 'contact', 'seller_agent_id', 'Seller’s agent'),
  listingFirm: field('parties', 'text', 'listing_firm', 'Listing firm'),
  listingAgent: field('parties', 'text', 'listing_agent', 'Listing agent'),

  listingId: field('property', 'text', 'listing_id', 'MLS number'),
  propertyAddress: field('property', 'text', 'propertyaddress', 'Address'),
  county: field('property', 'text', 'county', 'County'),
  stateOrProvince: field('property', 'text', 'state', 'State'),
  propertyType: field('property', 'text', 'propertytype', 'Property type'),
  propertySubType: field('property', 'text', 'sub_type', 'Property subtype'),
  yearBuilt: field('property', 'year', 'year_built', 'Year built'),
  legalDescription: field('property', 'lines', 'legal_description', 'Legal description'),
  sid: field('property', 'text', 'sid', 'SID'),
  sidInfo: field('property', 'lines', 'sid_info', 'SID details'),
  surveyId: field('property', 'entry', 'survey_id', 'Survey'),
  surveyorId: field('property', 'company', 'surveyor_company_id', 'Surveyor'),
  listPriceCents: field('property', 'money', 'list_price', 'List price'),
  associationFeeCents: field('property', 'money', 'association_fee', 'HOA dues a month'),
  propertyToStay: field('property', 'lines', 'property_to_stay', 'Items that stay with the home'),

  offerOn: field('price', 'date', 'offer_date', 'Offer date'),
  offerTime: field('price', 'time', 'offer_time', 'Offer time'),
  expireOn: field('price', 'date', 'offer_expire_date', 'Offer expires on'),
  expireTime: field('price', 'time', 'offer_expire_time', 'Offer expires at'),
  offerPriceCents: field('price', 'money', 'offer_price', 'Offer price'),
  earnestDepositCents: field('price', 'money', 'earnest_deposit', 'Earnest deposit'),

  closingOn: field('closing', 'date', 'closing_date', 'Closing date'),
  closingTime: field('closing', 'time', 'closing_time', 'Closing time'),
  closingLocation: field('closing', 'text', 'closing_location', 'Closing location'),
  closingCosts: field('closing', 'text', 'closing_costs', 'Closing costs paid by'),
  closingAmountCents: field(
    'closing',
    'money',
    'closing_amount',
    'Seller’s share of closing costs',
  ),
  brokerAdminFeesCents: field('closing', 'money', 'broker_admin_fees', 'Broker admin fee'),
  walkthroughOn: field('closing', 'date', 'final_walkthrough_date', 'Final walkthrough date'),
  walkthroughTime: field('closing', 'time', 'final_walkthrough_time', 'Final walkthrough time'),
  walkthroughLocation: field(
    'closing',
    'text',
    'final_walkthrough_location',
    'Final walkthrough location',
  ),
  titleCompanyId: field('closing', 'company', 'title_company_id', 'Title company'),
  escrowAgentId: field('closing', 'contact', 'escrow_agent_id', 'Escrow agent'),

  buyerFinanceState: field('financing', 'text', 'buyer_finance_state', 'Financing status'),
  buyerFinanceType: field('financing', 'text', 'buyer_finance_type', 'Type of financing'),
  lenderId: field('financing', 'person', 'lenderid', 'Lender'),
  lenderCompanyId: field('financing', 'company', 'lender_company_id', 'Lending company'),
  allCash: field('financing', 'flag', 'all_cash', 'All cash'),
  conditionalFinancing: field(
    'financing',
    'flag',
    'conditional_financing',
    'Depends on the buyer’s loan',
  ),
  termsFinancing: field('financing', 'lines', 'terms_financing', 'Terms of financing'),
  interestRate: field('financing', 'percent', 'interest_rate', 'Interest rate'),
  downPaymentCents: field('financing', 'money', 'down_payment', 'Down payment'),
  loanYears: field('financing', 'years', 'loan_years', 'Term of the loan in years'),

  termiteOn: field('inspections', 'date', 'termite_inspection_date', 'Termite inspection date'),
  termiteTime: field('inspections', 'time', 'termite_inspection_time', 'Termite inspection time'),
  termiteLocation: field(
    'inspections',
    'text',
    'termite_inspection_location',
    'Termite inspection location',
  ),
  termiteCompanyId: field('inspections', 'companyName', 'termite_company', 'Termite company'),
  termiteInspectorId: field('inspections', 'contactName', 'termite_inspector', 'Termite inspector'),

  warrantyCompanyId: field(
    'warranty',
    'companyName',
    'home_warranty_company',
    'Home warranty company',
  ),
  warrantyType: field('warranty', 'text', 'home_warranty_type_name', 'Home warranty type'),
  warrantyCostCents: field('warranty', 'money', 'home_warranty_cost', 'Home warranty cost'),
  warrantyPayee: field('warranty', 'text', 'home_warranty_payee', 'Who pays the home warranty'),

  saleContingencyId: field(
    'contingency',
    'entry',
    'buyer_sale_contingency_id',
    'Sale of the buyer’s home',
  ),
  saleContingencyAddress: field(
    'contingency',
    'text',
    'buyer_sale_contingency_property_address',
    'Address of the buyer’s home',
  ),
  otherProvision: field('contingency', 'lines', 'other_provision', 'Other provisions'),

  deedName: field('deed', 'text', 'deed_name', 'Deed'),
  deedStatus: field('deed', 'text', 'deed_status', 'Deed status'),

  deliveredAgreement: field('delivery', 'flag', 'delivered_agreement', 'Agreement delivered'),
  deliveredBy: field('delivery', 'text', 'delivered_by', 'Delivered by'),
  deliveredOn: field('delivery', 'date', 'delivered_date', 'Delivered on'),
  receivedBy: field('delivery', 'text', 'received_by', 'Received by'),
  receivedOn: field('delivery', 'date', 'received_date', 'Received on'),
  reportToBuyerTeam: field('delivery', 'flag', 'report_to_buyer_team', 'Report to the buyer team'),
} as const satisfies Record<string, OfferField>;

export type OfferFieldKey = keyof typeof offerFields;
export const offerFieldKeys = Object.keys(offerFields) as OfferFieldKey[];

/** The fields that name a company or a person of the directory, with what they do. */
export const offerParties = {
  externalAgentId: { type: 'person', kind: 'brokerage' },
  sellerAgentId: { type: 'person', kind: 'brokerage' },
  titleCompanyId: { type: 'company', kind: 'title' },
  escrowAgentId: { type: 'person', kind: 'escrow' },
  surveyorId: { type: 'company', kind: 'surveyor' },
  lenderCompanyId: { type: 'company', kind: 'lender' },
  termiteCompanyId: { type: 'company', kind: 'termite' },
  termiteInspectorId: { type: 'person', kind: 'termite' },
  warrantyCompanyId: { type: 'company', kind: 'warranty' },
} as const satisfies Partial<
  Record<OfferFieldKey, { type: 'company' | 'person'; kind: PartyKind }>
>;
export type OfferPartyKey = keyof typeof offerParties;
export const offerPartyKeys = Object.keys(offerParties) as OfferPartyKey[];

/** What the companies of home inspections do. */
export const INSPECTION_KIND = 'home-inspector' satisfies PartyKind;

/** The fields that are mostly the same from offer to offer, which a new one can copy. */
export const copiedOfferFields = [
  'coAgentId',
  'closingTime',
  'closingLocation',
  'closingCosts',
  'brokerAdminFeesCents',
  'walkthroughTime',
  'walkthroughLocation',
  'titleCompanyId',
  'escrowAgentId',
  'buyerFinanceState',
  'lenderId',
  'lenderCompanyId',
  'conditionalFinancing',
  'loanYears',
  'termiteTime',
  'termiteLocation',
  'termiteCompanyId',
  'termiteInspectorId',
  'warrantyCompanyId',
  'warrantyType',
  'warrantyCostCents',
  'warrantyPayee',
  'deedName',
  'expireTime',
] as const satisfies readonly OfferFieldKey[];

/** What a new offer says. */
export const OFFER_DEFAULTS = {
  warrantyType: 'Non-Evaluated',
  warrantyPayee: 'Buyer Pays',
} as const;

/** The most characters of a text and of a text of several lines. */
export const OFFER_TEXT_MAX = 200;
export const OFFER_LINES_MAX = 4000;
/** The longest term of a loan. */
export const LOAN_YEARS_MAX = 40;
/** The most home inspections of an offer. */
export const OFFER_INSPECTIONS_MAX = 10;

type ValueOf<Kind extends OfferFieldKind> = Kind extends 'money' | 'year' | 'entry'
  ? number
  : Kind extends 'flag'
    ? boolean
    : string;

/** The terms of an offer as we keep them: null is not known. */
export type OfferTerms = {
  -readonly [Key in OfferFieldKey]: ValueOf<(typeof offerFields)[Key]['kind']> | null;
};
