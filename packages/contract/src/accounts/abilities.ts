/** A caller's possible actions on a person, in menu order. */
export const personAbilities = [
  'edit',
  'change-role',
  'invite',
  'see-as',
  'end-sessions',
  'deactivate',
  'reactivate',
  'restore',
  'delete',
] as const;
export type PersonAbility = (typeof personAbilities)[number];

/** A caller's possible actions on a role: change its permissions, give it, see the office as it. */
export const roleAbilities = ['assign', 'give', 'see-as'] as const;
export type RoleAbility = (typeof roleAbilities)[number];
