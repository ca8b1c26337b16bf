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

/**
 * Everything that lists of leads show, sort and filter by, from which also their columns and
 * exports come. A field that isn't here is in none of them.
 */
export const leadFields: Readonly<Record<LeadFieldKey, LeadField>> = {
  primaryContact: { label: leadListMessages.name, kind: 'text', see: ['column-primarycontact'] },
  email: { label: fieldMessages.email, kind: 'text', see: ['column-email'] },
  phone: { label: fieldMessages.phone, kind: 'text', see: ['column-phone'] },
  stage: detail('stageId', 'choice', 'lead-stages'),
  contactStatusLevel: detail('contactStatusLevelId', 'choice', 'lead-statuses'),
  agent: { label: leadListMessages.agent, kind: 'person', see: ['column-agent'] },
  lastContacted: {
    label: leadDetailMessages.lastContacted,
    kind: 'instant',
    see: ['column-lastcontacted'],
  },
  lastInquiry: { label: leadListMessages.lastInquiry, kind: 'instant', see: [] },
  score: { label: leadListMessages.score, kind: 'number', see: [SEES_SCORES] },
  source: detail('sourceId', 'choice', 'lead-sources'),
  tags: { label: leadListMessages.tags, kind: 'tag', see: [], isUnsortable: true },
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
  lastConnectedLender: detail('lastConnectedLenderOn', 'day'),
  lastWorkedLender: detail('lastWorkedLenderOn', 'day'),
  city: detail('city', 'text'),
  zip: detail('zip', 'text'),
  unclaimed: {
    ...{ label: leadListMessages.unclaimed, kind: 'flag', see: ['column-agent'] },
    ...{ isCondition: true, isUnsortable: true },
  },
  duplicates: {
    ...{ label: leadListMessages.duplicates, kind: 'flag', see: ['column-phone'] },
    ...{ isCondition: true, isUnsortable: true },
  },
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
