import type { PeopleByName } from './record-history.ts';

/** First and last name, where one of them may be missing. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** A person's full name; null for nobody, and for an id that nobody has. */
export function findName(people: PeopleByName, id: string | null | undefined): string | null {
  const person = id ? people.get(id) : undefined;
  return person ? fullName(person) : null;
}

/** The same; empty where there is none. */
export const nameIn = (people: PeopleByName, id: string): string => findName(people, id) ?? '';
