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

/** Actions a caller may have on a role: change its permissions, or give it to a person. */
export const roleAbilities = ['assign', 'give'] as const;
export type RoleAbility = (typeof roleAbilities)[number];
