import { roleLabel, type WireSeeingAs } from '@homestead/contract/accounts';
import type { Caller } from '#platform';

/** As whom the caller sees the office; null if they see it as usual. */
export function presentSeeingAs({ seeingAs }: Caller): WireSeeingAs | null {
  if (!seeingAs) return null;
  const { viewer, person, role, until, isOver } = seeingAs;
  return {
    viewer: { id: viewer.personId, firstName: viewer.firstName, lastName: viewer.lastName },
    personId: person?.personId ?? null,
    name: person && `${person.firstName} ${person.lastName}`,
    roleLabel: roleLabel(role),
    role,
    until: until.toISOString(),
    isOver,
  };
}
