import type { DemoCast } from '../../packages/server/seeds/demo/cast.ts';

/** The people who can sign in to a demo, in columns, for the terminal; nothing in production. */
export function castLines(cast: DemoCast | null): string[] {
  if (!cast) return [];
  const width = (of: (person: DemoCast['people'][number]) => string) =>
    Math.max(...cast.people.map((person) => of(person).length));
  const [roles, names] = [width(({ role }) => role), width(({ name }) => name)];
  return [
    `  sign in   at /login, password for everyone: ${cast.password}`,
    ...cast.people.map(
      ({ role, name, email }) => `    ${role.padEnd(roles)}  ${name.padEnd(names)}  ${email}`,
    ),
  ];
}
