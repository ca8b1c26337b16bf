import {
  accountPaths,
  type permissionEndpoints,
  type WireRolePermissions,
} from '@homestead/contract/accounts';
import { personApi } from '#accounts';
import { callApi, fillPath } from '#platform';

export type WirePermission = Awaited<ReturnType<typeof listPermissions>>[number];

/** Every permission there is, in the order of the screen, with what the caller may give. */
export async function listPermissions(signal?: AbortSignal) {
  const { data } = await callApi<typeof permissionEndpoints.getPermissions>(personApi, {
    method: 'GET',
    path: accountPaths.permissions,
    signal,
  });
  return data;
}

export async function getRolePermissions(
  role: string,
  signal?: AbortSignal,
): Promise<WireRolePermissions> {
  const { data } = await callApi<typeof permissionEndpoints.getRolePermissions>(personApi, {
    method: 'GET',
    path: fillPath(accountPaths.permissionsByRole, { role }),
    signal,
  });
  return data;
}

/** Sets what a role holds, whole; answers what it holds now and what to say. */
export async function assignPermissions(body: {
  role: string;
  permission: { id: number; permission: string; view: boolean; edit: boolean }[];
  reach: string;
  requirestwostep: boolean;
  version: number;
}): Promise<{ state: WireRolePermissions; message: string }> {
  const { data, message } = await callApi<typeof permissionEndpoints.assignPermissions>(personApi, {
    method: 'POST',
    path: accountPaths.assignPermissions,
    body,
  });
  return { state: data, message };
}

export function getRoleHistory(role: string, before: number | null, signal?: AbortSignal) {
  return callApi<typeof permissionEndpoints.getPermissionHistory>(personApi, {
    method: 'GET',
    path: accountPaths.permissionHistory,
    query: { role, before: before ?? undefined },
    signal,
  });
}

export async function undoRoleChange(id: number): Promise<string> {
  const { message } = await callApi<typeof permissionEndpoints.undoPermissionChange>(personApi, {
    method: 'POST',
    path: accountPaths.undoPermissionChange,
    body: { id },
  });
  return message;
}
