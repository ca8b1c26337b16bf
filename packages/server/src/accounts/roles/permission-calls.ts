import { permissionEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { actorOf, requireCaller, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { assignPermissions } from './assign-permissions.ts';
import { getRolePermissions } from './get-role-permissions.ts';
import { listLeadRoles } from './list-lead-roles.ts';
import { listPermissions } from './list-permissions.ts';
import { listRoleChanges } from './list-role-changes.ts';
import { listRoles } from './list-roles.ts';
import { undoPermissionChange } from './undo-permission-change.ts';

/** Registers the calls about roles and permissions. */
export function servePermissionCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = permissionEndpoints;
  serveEndpoint(app, calls.getRoles, (call) => listRoles(accounts, requireCaller(call)));
  serveEndpoint(app, calls.getLeadRoles, () => listLeadRoles(accounts));
  serveEndpoint(app, calls.getPermissions, async (call) => listPermissions(requireCaller(call)));
  serveEndpoint(app, calls.getRolePermissions, (call) =>
    getRolePermissions(accounts, requireCaller(call), call.params.role),
  );
  serveEndpoint(app, calls.assignPermissions, (call) =>
    assignPermissions(accounts, actorOf(call), call.body),
  );
  serveEndpoint(app, calls.getPermissionHistory, (call) =>
    listRoleChanges(accounts, requireCaller(call), call.query),
  );
  serveEndpoint(app, calls.undoPermissionChange, (call) =>
    undoPermissionChange(accounts, actorOf(call), call.body.id),
  );
}
