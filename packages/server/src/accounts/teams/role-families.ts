import type { RoleKey } from '@homestead/contract/accounts';

/** Roles that do the same work, by their name on the screens. */
export const roleFamilies = {
  agent: ['agent', 'internal-agents'],
  coAgent: ['co-agent'],
  concierge: ['concierge', 'internal-concierge'],
  lender: ['lender', 'internal-lenders'],
  externalLender: ['external-lenders'],
} as const satisfies Record<string, readonly RoleKey[]>;

export type RoleFamily = keyof typeof roleFamilies;

/** Roles whose people form one team together, without ties between single people. */
export const groupRoles: readonly string[] = [
  'internalseller',
  'buyerseller',
  'internal-buyer-team',
] satisfies RoleKey[];

/** Whether a role belongs to a family. */
export function isOfFamily(role: string, family: RoleFamily): boolean {
  return (roleFamilies[family] as readonly string[]).includes(role);
}
