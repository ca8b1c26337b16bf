/** The roles of people who can be an offer's agent or co-agent. */
export const agentRoles: readonly string[] = ['agent', 'internal-agents', 'co-agent'];

/** The roles of people who can be its lender. */
export const lenderRoles: readonly string[] = ['lender', 'internal-lenders', 'external-lenders'];

/** The same by the field that names them. */
export const rolesOf = {
  agentId: agentRoles,
  coAgentId: agentRoles,
  lenderId: lenderRoles,
} as const;
