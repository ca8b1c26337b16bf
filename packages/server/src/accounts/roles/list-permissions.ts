import { type permissionEndpoints, permissions } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { answer } from '../answer.ts';
import { grantable } from './grant-policy.ts';

/** Every permission, with what this caller may give or take. */
export function listPermissions(
  caller: Caller,
): AnswerOf<typeof permissionEndpoints.getPermissions> {
  return answer(
    permissions.map(({ id, key, label, type }) => {
      const held = grantable(caller, key);
      return {
        id,
        permission: key,
        permissionname: label,
        permissionType: type,
        abilities: (['view', 'edit'] as const).filter((ability) => held[ability]),
      };
    }),
  );
}
