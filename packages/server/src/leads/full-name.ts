import { fullName } from '#platform';

export { findName, fullName, nameIn } from '#platform';

/** The full name in a row of a lead or a person. */
export const nameOf = (row: { first_name: string; last_name: string }) =>
  fullName({ firstName: row.first_name, lastName: row.last_name });
