import {
  type ColumnKey,
  columnKeys,
  dealWorkKeys,
  entryKeys,
  leadWorkKeys,
  type PermissionKey,
  stageKeys,
} from './permissions.ts';
import type { RoleKey } from './roles.ts';

/** What a role holds at first. Columns are named apart for reading and for changing. */
export interface DefaultGrant {
  readonly keys: readonly PermissionKey[];
  /** Columns it sees. */
  readonly views: readonly ColumnKey[];
  /** Columns of those that it may change. */
  readonly edits: readonly ColumnKey[];
}

const lenderColumns: readonly ColumnKey[] = [
  'column-lenderstatus',
  'column-lastconnectedlender',
  'column-lastworkedlender',
  'column-lendernotes',
];

/** What an agent reads but the desk sets. */
const deskColumns: readonly ColumnKey[] = [
  'column-agent',
  'column-concierge',
  'column-source',
  'column-subsource',
  'column-subsourceagent',
  'column-createdon',
  ...lenderColumns,
];

const agentEdits = columnKeys.filter((key) => !deskColumns.includes(key));
const conciergeEdits = columnKeys.filter((key) => !lenderColumns.includes(key));

const agentWork: readonly PermissionKey[] = [
  ...stageKeys,
  'e-sign',
  'claimcontact',
  'transaction',
  'create-leads',
  'edit-leads',
  'lead-assign-own',
  'lead-claim',
  'reviews',
  'team',
  'homebot',
  'homesearch',
  'transactions',
  'transactioncontacts',
  'esign',
  'paperwork',
];

const agent: DefaultGrant = { keys: agentWork, views: columnKeys, edits: agentEdits };

const coAgent: DefaultGrant = {
  keys: agentWork.filter((key) => key !== 'lead-assign-own'),
  views: columnKeys,
  edits: agentEdits,
};

const concierge: DefaultGrant = {
  keys: [
    ...stageKeys,
    'claimcontact',
    'create-leads',
    'edit-leads',
    'lead-assign-all',
    'lead-assign-own',
    'lead-claim',
    'lead-edit-source',
    'lead-view-sub-source',
    'reviews',
    'team',
    'homesearch',
  ],
  views: columnKeys,
  edits: conciergeEdits,
};

const sellerTeam: DefaultGrant = {
  keys: [
    'clients',
    'pastclients',
    'e-sign',
    'transaction',
    'edit-leads',
    'transactions',
    'transactioncontacts',
    'esign',
    'paperwork',
  ],
  views: ['column-primarycontact', 'column-email', 'column-phone', 'column-stage', 'column-agent'],
  edits: [],
};

/** Lenders hold no Lead and no Sidebar key; the columns of their assigned leads alone. */
const lender: DefaultGrant = {
  keys: [],
  views: [
    'column-primarycontact',
    'column-email',
    'column-phone',
    'column-stage',
    'column-agent',
    'column-lender',
    ...lenderColumns,
  ],
  edits: lenderColumns,
};

/** Outside parties sign and hand in papers of the deals that they are named in. */
const outsideParty: DefaultGrant = { keys: ['esign', 'paperwork'], views: [], edits: [] };

const nothing: DefaultGrant = { keys: [], views: [], edits: [] };

/** The grant that each role starts with; why is said beside the role in `roles`. */
export const defaultGrants: Readonly<Record<RoleKey, DefaultGrant>> = {
  'super-admin': {
    keys: [...stageKeys, ...entryKeys, ...leadWorkKeys, ...dealWorkKeys],
    views: columnKeys,
    edits: columnKeys,
  },
  admin: {
    keys: [...stageKeys, ...entryKeys, ...leadWorkKeys, ...dealWorkKeys],
    views: columnKeys,
    edits: columnKeys,
  },
  concierge,
  agent,
  'co-agent': coAgent,
  lender,
  internalseller: sellerTeam,
  externalseller: outsideParty,
  buyerseller: { ...sellerTeam, keys: [...sellerTeam.keys, 'prospects', 'leads', 'homesearch'] },
  client: nothing,
  'external-agents': outsideParty,
  'external-home-inspector': { ...outsideParty, keys: ['paperwork'] },
  'external-home-warranty': { ...outsideParty, keys: ['paperwork'] },
  'external-lenders': outsideParty,
  'external-termite-inspector': { ...outsideParty, keys: ['paperwork'] },
  'external-title-company': outsideParty,
  'internal-accounting-team': {
    keys: ['transaction', 'transactions', 'transactioncontacts', 'commissions', 'paperwork'],
    views: [],
    edits: [],
  },
  'internal-agents': agent,
  'internal-buyer-team': {
    keys: [
      'clients',
      'e-sign',
      'transaction',
      'mission',
      'claimtransaction',
      'transactions',
      'transactioncontacts',
      'esign',
      'paperwork',
      'missions',
    ],
    views: [
      'column-primarycontact',
      'column-email',
      'column-phone',
      'column-stage',
      'column-agent',
    ],
    edits: [],
  },
  'internal-concierge': concierge,
  'internal-lenders': lender,
};
