import type { RoleKey } from '#accounts';

/** Roles whose people rules and ponds can name. */
export const routedRoles: readonly RoleKey[] = [
  ...(['agent', 'internal-agents', 'co-agent', 'concierge', 'internal-concierge'] as const),
];

/** Roles whose people can work leads. */
export const workingRoles: readonly RoleKey[] = [...routedRoles, 'admin', 'super-admin'];
