import {
  type LeadDetailField,
  type LeadFieldKey,
  type LeadFieldKind,
  leadDetailLabels,
  leadFieldKeys,
  type ReferenceListKey,
} from '@homestead/contract/leads';
import { type Caller, type ColumnScope, hiddenColumns } from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { fieldMessages } from '../messages/fields.ts';
import { leadListMessages } from '../messages/list.ts';
import { SEES_SCORES } from '../score/present-score.ts';

/** A field of the lists of leads. Its SQL is in `lead-field-store.ts`. */
export interface LeadField {
  label: () => string;
  kind: LeadFieldKind;
  /** The permissions that seeing it needs, all of them. */
  see: readonly string[];
  /** The reference list with its choices. */
  list?: ReferenceListKey;
  /** Its choices, where they are texts. */
  texts?: readonly string[];
  /** The field of a lead's details that it is, which also says who sees and changes it. */
  edits?: LeadDetailField;
  /** Lists can't show it; it is for conditions alone. */
  isCondition?: true;
  isUnsortable?: true;
}

const detail = (
  edits: LeadDetailField,
  kind: LeadFieldKind,
  list?: ReferenceListKey,
): LeadField => ({
  label: () => leadDetailLabels[edits],
  kind,
  see: detailScope[edits]?.see ?? [],
  edits,
  ...(list && { list }),
});

/** For conditions alone. */
const asCondition = { isCondition: true, isUnsortable: true } as const;

const flag = (label: () => string, ...see: readonly string[]): LeadField => ({
  ...{ label, kind: 'flag', see },
  ...asCondition,
});

/** Who may see tasks, plans and clocks of leads. */
const WORKS_LEADS = 'lead-claim';

/**
 * Everything that lists of leads show, sort and filter by, from which also their columns and
 * exports come. A field that isn't here is in none of them.
 */
export const leadFields: Readonly<Record<LeadFieldKey, LeadField>> = {
  primaryContact: {
    label: leadListMessages.name,
    kind: 'text',
    see: ['column-primarycontact'],
    // Its last name is changed by the same people.
    edits: 'firstName',
  },
  email: { ...detail('email', 'text'), label: fieldMessages.email },
  phone: { ...detail('phone', 'text'), label: fieldMessages.phone },
  stage: detail('stageId', 'choice', 'lead-stages'),
  contactStatusLevel: detail('contactStatusLevelId', 'choice', 'lead-statuses'),
  agent: { label: leadListMessages.agent, kind: 'person', see: ['column-agent'] },
  lastContacted: {
    label: leadDetailMessages.lastContacted,
    kind: 'instant',
    see: ['column-lastcontacted'],
  },
  lastInquiry: { label: leadListMessages.lastInquiry, kind: 'instant', see: [] },
  answerBy: { label: leadListMessages.answerBy, kind: 'instant', see: [WORKS_LEADS] },
  nextTask: { label: leadListMessages.nextTask, kind: 'instant', see: [WORKS_LEADS] },
  score: { label: leadListMessages.score, kind: 'number', see: [SEES_SCORES] },
  source: detail('sourceId', 'choice', 'lead-sources'),
  tags: { label: leadListMessages.tags, kind: 'tag', see: [] },
  createdOn: { label: leadDetailMessages.createdOn, kind: 'instant', see: ['column-createdon'] },
  subSource: detail('subSourceId', 'choice', 'lead-sub-sources'),
  subSourceAgent: detail('subSourceAgentId', 'person'),
  referral: detail('referralId', 'choice', 'referrals'),
  concierge: { label: leadListMessages.concierge, kind: 'person', see: ['column-concierge'] },
  lender: detail('lenderId', 'person'),
  lenderStatus: detail('lenderStatusId', 'choice', 'lender-statuses'),
  engagementLevel: detail('engagementLevelId', 'choice', 'engagement-levels'),
  responseLevel: detail('responseLevelId', 'choice', 'response-levels'),
  closingBagOption: detail('closingBagOptionId', 'choice', 'closing-bag-options'),
  leadRole: {
    label: leadListMessages.role,
    kind: 'choice',
    see: [],
    texts: ['Buyer', 'Seller', 'Buyer/Seller'],
  },
  relationship: detail('relationshipId', 'choice', 'relationships'),
  secondaryLeadContact: {
    label: leadListMessages.secondary,
    kind: 'text',
    see: ['column-secondaryleadcontact'],
  },
  secondaryRelationship: detail('secondaryRelationshipId', 'choice', 'relationships'),
  lastWorked: detail('lastWorkedOn', 'day'),
  lastConnectedAgent: detail('lastConnectedAgentOn', 'day'),
  lastConnectedLender: detail('lastConnectedLenderOn', 'day'),
  lastWorkedLender: detail('lastWorkedLenderOn', 'day'),
  streetOne: detail('streetOne', 'text'),
  city: detail('city', 'text'),
  state: detail('state', 'text'),
  zip: detail('zip', 'text'),
  country: detail('country', 'text'),
  dateOfBirth: detail('dateOfBirth', 'day'),
  tShirtSize: detail('tShirtSizeId', 'choice', 't-shirt-sizes'),
  secondaryEmail: detail('secondaryEmail', 'text'),
  secondaryPhone: detail('secondaryPhone', 'text'),
  streetTwo: { ...detail('streetTwo', 'text'), ...asCondition },
  secondaryStreetOne: { ...detail('secondaryStreetOne', 'text'), ...asCondition },
  secondaryStreetTwo: { ...detail('secondaryStreetTwo', 'text'), ...asCondition },
  secondaryCity: { ...detail('secondaryCity', 'text'), ...asCondition },
  secondaryState: { ...detail('secondaryState', 'text'), ...asCondition },
  secondaryZip: { ...detail('secondaryZip', 'text'), ...asCondition },
  secondaryCountry: { ...detail('secondaryCountry', 'text'), ...asCondition },
  secondaryDateOfBirth: { ...detail('secondaryDateOfBirth', 'day'), ...asCondition },
  secondaryTShirtSize: {
    ...detail('secondaryTShirtSizeId', 'choice', 't-shirt-sizes'),
    ...asCondition,
  },
  notes: { ...detail('notes', 'text'), isUnsortable: true },
  lenderNotes: { ...detail('lenderNotes', 'text'), isUnsortable: true },
  words: { ...{ label: leadListMessages.words, kind: 'words', see: [] }, ...asCondition },
  openTask: flag(leadListMessages.openTask, WORKS_LEADS),
  onPlan: flag(leadListMessages.onPlan, WORKS_LEADS),
  hasAccount: flag(leadListMessages.hasAccount),
  homeSearch: flag(leadListMessages.homeSearch, 'homesearch'),
  valueUpdates: flag(leadListMessages.valueUpdates, 'homebot'),
  unclaimed: flag(leadListMessages.unclaimed, 'column-agent'),
  duplicates: flag(leadListMessages.duplicates, 'column-phone'),
};

/** Who sees which field. */
export const leadFieldScope: ColumnScope = Object.fromEntries(
  leadFieldKeys.map((key) => {
    const { label, see } = leadFields[key];
    return [key, { label, see, needsAll: true as const }];
  }),
);

/** The fields that the caller may see, in their order. */
export function seenFields(caller: Caller): LeadFieldKey[] {
  const hidden = new Set(hiddenColumns(caller, leadFieldScope));
  return leadFieldKeys.filter((key) => !hidden.has(key));
}
