import {
  permissionCalls,
  type permissionEndpoints,
  type WireRolePermissions,
} from '@homestead/contract/accounts';
import type { InputOf } from '@homestead/contract/platform';
import { createClient } from '#platform';
import { personApi } from '../../session/person-api.ts';

const permissions = createClient<typeof permissionEndpoints>(permissionCalls, personApi);

export type WirePermission = Awaited<ReturnType<typeof listPermissions>>[number];

/** All permissions, in screen order, with those the caller may give. */
export async function listPermissions(signal?: AbortSignal) {
  const { data } = await permissions.getPermissions({}, { signal });
  return data;
}

export async function getRolePermissions(
  role: string,
  signal?: AbortSignal,
): Promise<WireRolePermissions> {
  const { data } = await permissions.getRolePermissions({ role }, { signal });
  return data;
}

/** Sets all permissions of a role; returns the new state and the message to show. */
export async function assignPermissions(
  body: InputOf<typeof permissionEndpoints.assignPermissions>,
): Promise<{ state: WireRolePermissions; message: string }> {
  const { data, message } = await permissions.assignPermissions(body);
  return { state: data, message };
}

export function getRoleHistory(role: string, page: number, signal?: AbortSignal) {
  return permissions.getPermissionHistory({ role, page }, { signal });
}

export async function undoRoleChange(id: number): Promise<string> {
  const { message } = await permissions.undoPermissionChange({ id });
  return message;
}
