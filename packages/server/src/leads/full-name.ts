import type { PeopleByName } from '#platform';

/** First and last name, where one of them may be missing. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** The full name in a row of a lead or a person. */
export const nameOf = (row: { first_name: string; last_name: string }) =>
  fullName({ firstName: row.first_name, lastName: row.last_name });

/** A person's full name; null for nobody, and for an id that nobody has. */
export function findName(people: PeopleByName, id: string | null | undefined): string | null {
  const person = id ? people.get(id) : undefined;
  return person ? fullName(person) : null;
}

/** The same; empty where there is none. */
export const nameIn = (people: PeopleByName, id: string): string => findName(people, id) ?? '';
