/** Roles of people who have an onboarding checklist. */
export const onboardedRoles: readonly string[] = ['agent', 'internal-agents', 'co-agent'];
