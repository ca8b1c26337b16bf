/** The roles that decide for the brokerage. */
export const brokerRoles: readonly string[] = ['admin', 'super-admin'];
