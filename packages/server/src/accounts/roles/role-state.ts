import type { RecordScope } from '@homestead/contract/platform';

/** What a role holds of one permission; `edit` only applies to columns. */
export interface Held {
  readonly view: boolean;
  readonly edit: boolean;
}

/** Everything that can be changed about a role, as stored before and after a change. */
export interface RoleState {
  readonly scope: RecordScope;
  readonly requiresTwoStep: boolean;
  readonly grants: Readonly<Record<string, Held>>;
  /** Names of the permissions of stages that staff added, for the history. */
  readonly stages?: Readonly<Record<string, string>>;
}

/** What differs about one permission between two states. */
interface GrantDifference {
  readonly key: string;
  readonly before: Held | null;
  readonly after: Held | null;
}

/** The permissions that differ between two states, by key. */
export function differencesOf(before: RoleState, after: RoleState): GrantDifference[] {
  const keys = new Set([...Object.keys(before.grants), ...Object.keys(after.grants)]);
  return [...keys].sort().flatMap((key) => {
    const held = { before: before.grants[key] ?? null, after: after.grants[key] ?? null };
    const isSame = held.before?.view === held.after?.view && held.before?.edit === held.after?.edit;
    return isSame ? [] : [{ key, ...held }];
  });
}

/** Whether two states are equal. */
export function isSameState(one: RoleState, other: RoleState): boolean {
  return (
    one.scope === other.scope &&
    one.requiresTwoStep === other.requiresTwoStep &&
    differencesOf(one, other).length === 0
  );
}
