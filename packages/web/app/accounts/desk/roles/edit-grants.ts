import type { WireRolePermissions } from '@homestead/contract/accounts';

export interface Grant {
  view: boolean;
  edit: boolean;
}

/** The grants of a role while the screen edits them. Keys of permissions. */
export interface RoleDraft {
  readonly grants: ReadonlyMap<string, Grant>;
  readonly scope: 'own' | 'team' | 'all';
  readonly requiresTwoStep: boolean;
}

export function readDraft(role: WireRolePermissions): RoleDraft {
  return {
    grants: new Map(
      role.permission.map(({ permission, view, edit }) => [permission, { view, edit }]),
    ),
    scope: role.scope,
    requiresTwoStep: role.requirestwostep,
  };
}

/** Whether a permission is checked. A grant without View is hidden. */
export function isTicked({ grants }: RoleDraft, key: string): boolean {
  return grants.get(key)?.view === true;
}

/** Checking adds a grant with view but not edit; unchecking removes it. */
export function tick(draft: RoleDraft, key: string, isOn: boolean): RoleDraft {
  const grants = new Map(draft.grants);
  if (isOn) grants.set(key, { view: true, edit: false });
  else grants.delete(key);
  return { ...draft, grants };
}

/** Unchecking View hides the grant; checking it restores the grant. */
export function setView(draft: RoleDraft, key: string, view: boolean): RoleDraft {
  return change(draft, key, (grant) => ({ ...grant, view }));
}

export function toggleEdit(draft: RoleDraft, key: string): RoleDraft {
  return change(draft, key, (grant) => ({ ...grant, edit: !grant.edit }));
}

function change(draft: RoleDraft, key: string, next: (grant: Grant) => Grant): RoleDraft {
  const grant = draft.grants.get(key);
  if (!grant) return draft;
  return { ...draft, grants: new Map(draft.grants).set(key, next(grant)) };
}

/** Permissions whose view or edit differ between two drafts; hidden grants count as missing. */
export function differingKeys(one: RoleDraft, other: RoleDraft): string[] {
  const keys = new Set([...one.grants.keys(), ...other.grants.keys()]);
  return [...keys].filter((key) => textOf(one, key) !== textOf(other, key));
}

export function isSame(one: RoleDraft, other: RoleDraft): boolean {
  return (
    one.scope === other.scope &&
    one.requiresTwoStep === other.requiresTwoStep &&
    differingKeys(one, other).length === 0
  );
}

/** My changes since `base`, applied to what someone else saved in the meantime. */
export function rebase(base: RoleDraft, mine: RoleDraft, newest: RoleDraft): RoleDraft {
  const grants = new Map(newest.grants);
  for (const key of differingKeys(base, mine)) {
    const grant = mine.grants.get(key);
    if (grant?.view) grants.set(key, grant);
    else grants.delete(key);
  }
  return {
    grants,
    scope: mine.scope === base.scope ? newest.scope : mine.scope,
    requiresTwoStep:
      mine.requiresTwoStep === base.requiresTwoStep ? newest.requiresTwoStep : mine.requiresTwoStep,
  };
}

/** The access to compare: none, `view`, or `edit`. */
function textOf({ grants }: RoleDraft, key: string): string {
  const grant = grants.get(key);
  if (!grant?.view) return '';
  return grant.edit ? 'edit' : 'view';
}

/** The grants to send: those that are not hidden. */
export function heldGrants({ grants }: RoleDraft): ({ permission: string } & Grant)[] {
  return [...grants]
    .filter(([, { view }]) => view)
    .map(([permission, grant]) => ({ permission, ...grant }));
}
