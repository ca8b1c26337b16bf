import { fieldMessages } from '../messages/fields.ts';
import { refuseAccount } from '../refuse-account.ts';
import type { PermissionRow } from './permission-store.ts';
import type { Held } from './role-state.ts';

interface GivenGrant {
  id?: number | undefined;
  permission: string;
  view: boolean;
  edit: boolean;
}

/**
 * The permissions of an assignment. An entry without `view` is not held. Refuses
 * (no-permission-chosen) an empty one, (permissions-refused) an unknown key, an id of another
 * permission, the same one twice, and editing something that is not a column or can't be viewed.
 */
export function readRoleGrants(
  given: readonly GivenGrant[],
  permissions: readonly PermissionRow[],
): Record<string, Held> {
  const known = new Map(permissions.map((permission) => [permission.key, permission]));
  const grants: Record<string, Held> = {};
  for (const [index, grant] of given.entries()) {
    const permission = known.get(grant.permission);
    if (!permission) refuseGrant(index, fieldMessages.permissionUnknown());
    if (grant.id !== undefined && grant.id !== permission.id) {
      refuseGrant(index, fieldMessages.permissionIdWrong());
    }
    if (grant.edit && !grant.view) refuseGrant(index, fieldMessages.permissionEditOnly());
    if (grant.edit && permission.type !== 'Column') {
      refuseGrant(index, fieldMessages.permissionNotEditable());
    }
    if (Object.hasOwn(grants, grant.permission))
      refuseGrant(index, fieldMessages.permissionTwice());
    if (grant.view) grants[grant.permission] = { view: true, edit: grant.edit };
  }
  if (Object.keys(grants).length === 0) refuseAccount('no-permission-chosen');
  return grants;
}

function refuseGrant(index: number, message: string): never {
  return refuseAccount('permissions-refused', {
    fields: [
      {
        field: `permission.${index}`,
        label: fieldMessages.permission(),
        message,
      },
    ],
  });
}
