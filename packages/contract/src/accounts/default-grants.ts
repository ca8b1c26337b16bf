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

/** A role's default grants. Columns are listed separately for viewing and for editing. */
export interface DefaultGrant {
  readonly keys: readonly PermissionKey[];
  /** Columns it can view. */
  readonly views: readonly ColumnKey[];
  /** Columns, of those, that it can edit. */
  readonly edits: readonly ColumnKey[];
}

const lenderColumns: readonly ColumnKey[] = [
  'column-lenderstatus',
  'column-lastconnectedlender',
  'column-lastworkedlender',
  'column-lendernotes',
];

/** Viewed by agents but set by the back office. */
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
  'lead-merge',
  'reviews',
  'team',
  'homebot',
  'homesearch',
  'export-leads',
  'import-leads',
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
    'lead-merge',
    'lead-edit-source',
    'lead-view-sub-source',
    'reviews',
    'team',
    'homesearch',
    'export-leads',
    'import-leads',
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

/** Lenders hold no Lead and no Sidebar key; only the columns of their assigned leads. */
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

/** Outside parties sign and hand in documents of the deals that name them. */
const outsideParty: DefaultGrant = { keys: ['esign', 'paperwork'], views: [], edits: [] };

const nothing: DefaultGrant = { keys: [], views: [], edits: [] };

/** The default grant of each role; `roles` says why. */
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
    keys: ['transaction', 'transactioncontacts', 'commissions', 'paperwork'],
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
