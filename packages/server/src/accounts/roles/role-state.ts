import type { Reach } from '@homestead/contract/platform';

/** What a role holds of one permission; `edit` counts for columns alone. */
export interface Held {
  readonly view: boolean;
  readonly edit: boolean;
}

/** All that can be changed about a role, as it is kept before and after a change. */
export interface RoleState {
  readonly reach: Reach;
  readonly requiresTwoStep: boolean;
  readonly grants: Readonly<Record<string, Held>>;
}

/** What differs of one permission between two states. */
export interface GrantDifference {
  readonly key: string;
  readonly before: Held | null;
  readonly after: Held | null;
}

/** The permissions that two states hold differently, by key. */
export function differencesOf(before: RoleState, after: RoleState): GrantDifference[] {
  const keys = new Set([...Object.keys(before.grants), ...Object.keys(after.grants)]);
  return [...keys].sort().flatMap((key) => {
    const held = { before: before.grants[key] ?? null, after: after.grants[key] ?? null };
    const isSame = held.before?.view === held.after?.view && held.before?.edit === held.after?.edit;
    return isSame ? [] : [{ key, ...held }];
  });
}

/** Whether two states are the same in everything. */
export function isSameState(one: RoleState, other: RoleState): boolean {
  return (
    one.reach === other.reach &&
    one.requiresTwoStep === other.requiresTwoStep &&
    differencesOf(one, other).length === 0
  );
}
