/** A caller's possible actions on a person, in menu order. */
export const personAbilities = [
  'edit',
  'change-role',
  'invite',
  'end-sessions',
  'deactivate',
  'reactivate',
  'restore',
  'delete',
] as const;
export type PersonAbility = (typeof personAbilities)[number];

/** A caller's possible actions on a role: change what it holds, give it to a person. */
export const roleAbilities = ['assign', 'give'] as const;
export type RoleAbility = (typeof roleAbilities)[number];
