import type { RecordScope } from '#platform';

/** Whether a role is staff, external or a client. */
export type RoleSide = 'staff' | 'external' | 'client';

/** One role of the reference data; label and name are those of R-62. */
interface RoleDefinition {
  readonly label: string;
  readonly side: RoleSide;
  /** Whose records its permissions open. */
  readonly scope: RecordScope;
  /** It requires two-step sign-in by default; a demo only suggests it. */
  readonly requiresTwoStep?: true;
  /** Why the role exists and has its permissions. */
  readonly why: string;
}

/** All 21 roles (R-62; super-admin by R-19). */
export const roles = {
  'super-admin': {
    label: 'Super Admin',
    side: 'staff',
    scope: 'all',
    requiresTwoStep: true,
    why: 'Runs the whole system. Only a super admin can add another one.',
  },
  admin: {
    label: 'Admin',
    side: 'staff',
    scope: 'all',
    requiresTwoStep: true,
    why: 'Runs the office day to day: people, leads, deals, and permissions below their own.',
  },
  concierge: {
    label: 'Concierge',
    side: 'staff',
    scope: 'team',
    why: 'Handles inquiries for assigned agents and hands them off.',
  },
  agent: {
    label: 'Agent',
    side: 'staff',
    scope: 'own',
    why: 'Works with their own clients from the first call to closing.',
  },
  'co-agent': {
    label: 'Co-Agent',
    side: 'staff',
    scope: 'team',
    why: 'Covers for the agent they’re paired with.',
  },
  lender: {
    label: 'Lender Internal',
    side: 'staff',
    scope: 'own',
    why: 'Finances assigned leads and sees only those.',
  },
  internalseller: {
    label: 'Internal Seller Team',
    side: 'staff',
    scope: 'team',
    why: 'Prepares listings and works with sellers inside the firm.',
  },
  externalseller: {
    label: 'External seller Team',
    side: 'external',
    scope: 'own',
    why: 'Another firm’s seller side in one of our deals.',
  },
  buyerseller: {
    label: 'Buyer/Seller Team',
    side: 'staff',
    scope: 'team',
    why: 'Works with clients who buy and sell at the same time.',
  },
  client: {
    label: 'Client',
    side: 'client',
    scope: 'own',
    why: 'Buys or sells with us and sees their own record.',
  },
  'external-agents': {
    label: 'External-Agent',
    side: 'external',
    scope: 'own',
    why: 'The other side’s agent in a deal.',
  },
  'external-home-inspector': {
    label: 'External-Home-Inspector',
    side: 'external',
    scope: 'own',
    why: 'Inspects a home under contract.',
  },
  'external-home-warranty': {
    label: 'External-Home-Warranty',
    side: 'external',
    scope: 'own',
    why: 'Writes the home warranty of a deal.',
  },
  'external-lenders': {
    label: 'External-Lenders',
    side: 'external',
    scope: 'own',
    why: 'Finances a deal from outside the firm.',
  },
  'external-termite-inspector': {
    label: 'External-Termite-Inspector',
    side: 'external',
    scope: 'own',
    why: 'Inspects a home for termites.',
  },
  'external-title-company': {
    label: 'external-title-company',
    side: 'external',
    scope: 'own',
    why: 'Holds escrow and closes the title.',
  },
  'internal-accounting-team': {
    label: 'Internal-Accounting-Team',
    side: 'staff',
    scope: 'all',
    requiresTwoStep: true,
    why: 'Pays commissions. Reads every deal, changes none, and doesn’t work leads.',
  },
  'internal-agents': {
    label: 'Internal-Agents',
    side: 'staff',
    scope: 'own',
    why: 'Salaried agents of the firm, with the same permissions as agents.',
  },
  'internal-buyer-team': {
    label: 'Internal-Buyer-Team',
    side: 'staff',
    scope: 'team',
    why: 'Takes deals under contract through their missions.',
  },
  'internal-concierge': {
    label: 'Internal-Concierge',
    side: 'staff',
    scope: 'all',
    why: 'Answers every inquiry first.',
  },
  'internal-lenders': {
    label: 'Internal-Lenders',
    side: 'staff',
    scope: 'own',
    why: 'The firm’s own lenders, with the same permissions as lenders.',
  },
} as const satisfies Record<string, RoleDefinition>;

export type RoleKey = keyof typeof roles;

export const roleKeys = Object.keys(roles) as [RoleKey, ...RoleKey[]];

/** Whether a text names one of the roles. */
export function isRoleKey(key: string): key is RoleKey {
  return Object.hasOwn(roles, key);
}

/** Whether a role requires two-step sign-in by default. */
export function requiresTwoStep(key: RoleKey): boolean {
  return (roles[key] as RoleDefinition).requiresTwoStep === true;
}

/** The role's label as the screens show it; 'Unknown' for an unknown role. */
export function roleLabel(key: string): string {
  return isRoleKey(key) ? roles[key].label : 'Unknown';
}
