/** The type of a permission as the wire names it. */
type PermissionType = 'Lead' | 'Column' | 'Transaction' | 'Stage';

/** The group under which the screen User Permissions shows a type. */
export const permissionGroups = {
  Column: 'Dashboard Columns',
  Lead: 'Leads Detail',
  Stage: 'Sidebar',
  Transaction: 'Transaction',
} as const satisfies Record<PermissionType, string>;

/** Stages of the lead list; each opens one list. */
const stages = {
  unspecified: 'Unspecified',
  suspects: 'Suspect',
  prospects: 'Prospect',
  leads: 'Lead',
  future: 'Future',
  clients: 'Client',
  clientdonotcontact: 'Client - Do Not Contact',
  pastclients: 'Past Client',
  oldleadsupdated: 'Past Client - Updated',
  pastclientsupdated: 'Past Clients - Updated',
  lostclients: 'Lost',
  lostleads: 'Lost Leads',
  trashleads: 'Trash Lead',
  oldleads: 'Old Lead',
  claimleads: 'Claim Lead',
  creditrepair: 'Credit Repair',
  investor: 'Investor',
  nonresponsive: 'Non Responsive',
} as const;

/** Entries of the sidebar; those from `feed` on are our own. */
const entries = {
  usermanagement: 'User Management',
  'e-sign': 'E-Sign',
  userpermissions: 'User Permissions',
  claimcontact: 'Claim Contact',
  transaction: 'Transaction',
  mission: 'Missions',
  claimtransaction: 'Claim Transaction',
  feed: 'MLS Feed',
  'reference-lists': 'Reference Lists',
  testimonials: 'Testimonials',
  'lead-routing': 'Lead Routing',
  'mailing-lists': 'Mailing Lists',
  'message-templates': 'Message Templates',
  'api-keys': 'API Keys and Webhooks',
  audit: 'Audit',
  'action-plans': 'Action Plans',
  'see-as': 'View as a person or role',
  roster: 'Agent Roster',
  onboarding: 'Onboarding',
} as const;

/** Work on leads and people (R-63, the finer keys). */
const leadWork = {
  'create-leads': 'Create leads',
  'edit-leads': 'Edit leads',
  'lead-assign-all': 'Assign any lead',
  'lead-assign-own': 'Assign own leads',
  'lead-claim': 'Claim leads',
  'lead-edit-source': 'Edit the lead source',
  'lead-view-sub-source': 'See the sub-source',
  'create-users': 'Create people',
  'edit-users': 'Edit people',
  'role-mgt': 'Manage roles',
  reviews: 'Reviews',
  team: 'Team',
  homebot: 'Value updates',
  homesearch: 'Home search setup',
  'lead-merge': 'Merge leads',
  'export-leads': 'Export leads',
  'import-leads': 'Import leads',
} as const;

/** Work on deals (R-63, the finer keys). */
const dealWork = {
  transactions: 'Transactions',
  transactioncontacts: 'Transaction Contacts',
  commissions: 'Commissions',
  esign: 'Sign documents',
  paperwork: 'Paperwork',
  missions: 'Work missions',
} as const;

/** Columns of the lead list, by the fields of R-63. */
const columns = {
  'column-primarycontact': 'Primary contact',
  'column-secondaryleadcontact': 'Secondary contact',
  'column-email': 'Email',
  'column-phone': 'Phone',
  'column-stage': 'Stage',
  'column-contactstatuslevel': 'Contact status',
  'column-agent': 'Agent',
  'column-concierge': 'Concierge',
  'column-lender': 'Lender',
  'column-lenderstatus': 'Lender status',
  'column-relationship': 'Relationship',
  'column-secondaryrelationship': 'Secondary relationship',
  'column-lastcontacted': 'Last contacted',
  'column-lastworked': 'Last worked',
  'column-lastconnectedlender': 'Last connected, lender',
  'column-lastworkedlender': 'Last worked, lender',
  'column-engagementlevel': 'Engagement level',
  'column-responselevel': 'Response level',
  'column-closingbagoption': 'Closing bag',
  'column-source': 'Source',
  'column-subsource': 'Sub-source',
  'column-subsourceagent': 'Sub-source agent',
  'column-notes': 'Notes',
  'column-lendernotes': 'Lender notes',
  'column-createdon': 'Created on',
} as const;

type StageKey = keyof typeof stages;
type EntryKey = keyof typeof entries;
type LeadWorkKey = keyof typeof leadWork;
type DealWorkKey = keyof typeof dealWork;
export type ColumnKey = keyof typeof columns;
export type PermissionKey = StageKey | EntryKey | LeadWorkKey | DealWorkKey | ColumnKey;

/** One permission of the reference data. `id` is its stable number on the wire. */
interface PermissionDefinition {
  readonly id: number;
  readonly key: PermissionKey;
  readonly label: string;
  readonly type: PermissionType;
}

const typed: [Record<string, string>, PermissionType, number][] = [
  [columns, 'Column', 100],
  [leadWork, 'Lead', 200],
  [stages, 'Stage', 300],
  [entries, 'Stage', 350],
  [dealWork, 'Transaction', 400],
];

/**
 * Every permission, in the order of the screen's four groups. New ones go to the end of their list.
 */
export const permissions: readonly PermissionDefinition[] = typed.flatMap(([labels, type, first]) =>
  Object.entries(labels).map(([key, label], index) => ({
    id: first + index,
    key: key as PermissionKey,
    label,
    type,
  })),
);

export const stageKeys = Object.keys(stages) as StageKey[];
export const entryKeys = Object.keys(entries) as EntryKey[];
export const leadWorkKeys = Object.keys(leadWork) as LeadWorkKey[];
export const dealWorkKeys = Object.keys(dealWork) as DealWorkKey[];
export const columnKeys = Object.keys(columns) as ColumnKey[];

/** Format of role and permission keys. */
export const KEY_PATTERN = /^[a-z0-9-]{1,60}$/;
