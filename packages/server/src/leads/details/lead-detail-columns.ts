import { type LeadDetailField, leadDetailLabels } from '@homestead/contract/leads';
import type { ColumnScope } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';

/** The kind of record in the history. */
export const LEAD_RECORD = 'leads.lead';

/** A lead's details: what the wire calls them, and their columns. */
export const detailColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  leadRole: 'lead_role',
  stageId: 'stage_id',
  contactStatusLevelId: 'contact_status_level_id',
  engagementLevelId: 'engagement_level_id',
  responseLevelId: 'response_level_id',
  lastConnectedAgentOn: 'last_connected_agent_on',
  lastWorkedOn: 'last_worked_on',
  closingBagOptionId: 'closing_bag_option_id',
  sourceId: 'source_id',
  subSourceId: 'sub_source_id',
  subSourceAgentId: 'sub_source_agent_id',
  referralId: 'referral_id',
  lenderId: 'lender_id',
  lenderStatusId: 'lender_status_id',
  lastConnectedLenderOn: 'last_connected_lender_on',
  lastWorkedLenderOn: 'last_worked_lender_on',
  notes: 'notes',
  lenderNotes: 'lender_notes',
  relationshipId: 'relationship_id',
  dateOfBirth: 'date_of_birth',
  tShirtSizeId: 'tshirt_size_id',
  streetOne: 'street_one',
  streetTwo: 'street_two',
  city: 'city',
  state: 'state',
  zip: 'zip',
  country: 'country',
  secondaryFirstName: 'secondary_first_name',
  secondaryLastName: 'secondary_last_name',
  secondaryEmail: 'secondary_email',
  secondaryPhone: 'secondary_phone',
  secondaryRelationshipId: 'secondary_relationship_id',
  secondaryDateOfBirth: 'secondary_date_of_birth',
  secondaryTShirtSizeId: 'secondary_tshirt_size_id',
  secondaryStreetOne: 'secondary_street_one',
  secondaryStreetTwo: 'secondary_street_two',
  secondaryCity: 'secondary_city',
  secondaryState: 'secondary_state',
  secondaryZip: 'secondary_zip',
  secondaryCountry: 'secondary_country',
} as const satisfies Record<LeadDetailField, keyof LeadRow>;
type DetailColumn = (typeof detailColumns)[LeadDetailField];

export const detailFields = Object.keys(detailColumns) as LeadDetailField[];

/** What is about the people themselves and goes when a lead is erased. */
export const personalColumns: readonly DetailColumn[] = detailFields
  .slice(detailFields.indexOf('notes'))
  .map((field) => detailColumns[field]);

type Rule = Omit<ColumnScope[string], 'label'>;

const columns = (...keys: string[]): Rule => ({ see: keys, change: keys, needsAll: true });
const ofContact = columns('column-primarycontact');
const ofSecondary = columns('column-secondaryleadcontact');

/** Seen by everyone who sees the lead. */
const ofPerson: Rule = { see: [], change: ['column-primarycontact'], needsAll: true };

const rules: Partial<Record<LeadDetailField, Rule>> = {
  firstName: ofPerson,
  lastName: ofPerson,
  email: columns('column-email'),
  phone: columns('column-phone'),
  leadRole: ofPerson,
  stageId: columns('column-stage'),
  contactStatusLevelId: columns('column-contactstatuslevel'),
  engagementLevelId: columns('column-engagementlevel'),
  responseLevelId: columns('column-responselevel'),
  lastConnectedAgentOn: columns('column-lastcontacted'),
  lastWorkedOn: columns('column-lastworked'),
  closingBagOptionId: columns('column-closingbagoption'),
  sourceId: {
    see: ['column-source'],
    change: ['column-source', 'lead-edit-source'],
    needsAll: true,
  },
  subSourceId: columns('column-subsource', 'lead-view-sub-source'),
  subSourceAgentId: columns('column-subsourceagent'),
  lenderId: columns('column-lender'),
  lenderStatusId: columns('column-lenderstatus'),
  lastConnectedLenderOn: columns('column-lastconnectedlender'),
  lastWorkedLenderOn: columns('column-lastworkedlender'),
  notes: columns('column-notes'),
  lenderNotes: columns('column-lendernotes'),
  relationshipId: columns('column-relationship'),
  dateOfBirth: ofContact,
  tShirtSizeId: ofContact,
  streetOne: ofContact,
  streetTwo: ofContact,
  city: ofContact,
  state: ofContact,
  zip: ofContact,
  country: ofContact,
  secondaryFirstName: ofSecondary,
  secondaryLastName: ofSecondary,
  secondaryEmail: columns('column-secondaryleadcontact', 'column-email'),
  secondaryPhone: columns('column-secondaryleadcontact', 'column-phone'),
  secondaryRelationshipId: columns('column-secondaryrelationship'),
  secondaryDateOfBirth: ofSecondary,
  secondaryTShirtSizeId: ofSecondary,
  secondaryStreetOne: ofSecondary,
  secondaryStreetTwo: ofSecondary,
  secondaryCity: ofSecondary,
  secondaryState: ofSecondary,
  secondaryZip: ofSecondary,
  secondaryCountry: ofSecondary,
};

const scopeBy = (nameOf: (field: LeadDetailField) => string): ColumnScope =>
  Object.fromEntries(
    detailFields.flatMap((field) => {
      const rule = rules[field];
      return rule ? [[nameOf(field), { ...rule, label: () => leadDetailLabels[field] }]] : [];
    }),
  );

/** Details of a lead that are columns of the desk, by their permissions. */
export const detailScope = scopeBy((field) => field);
/** The same by their columns, for the history, with what the lead's own page changes besides. */
export const detailHistoryScope: ColumnScope = {
  ...scopeBy((field) => detailColumns[field]),
  agent_id: { label: leadDetailMessages.agent, see: ['column-agent'] },
};

/** What is shown beside the details and can't be changed here. */
export const contactScope: ColumnScope = {
  lastContactedAt: { label: leadDetailMessages.lastContacted, see: ['column-lastcontacted'] },
  createdAt: { label: leadDetailMessages.createdOn, see: ['column-createdon'] },
};
