import { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  type Actor,
  actorOf,
  answerOnce,
  type Caller,
  listRecordChanges,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
  undoRecordChange,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { assignPermissions } from './assign-permissions.ts';
import { describeRole, getRolePermissions } from './get-role-permissions.ts';
import { abilitiesOnRole, grantable } from './grant-policy.ts';
import { selectPermissions } from './permission-store.ts';
import { roleHistory } from './role-history.ts';
import { selectHolders, selectRoleStates, selectRoles, stateIn } from './role-store.ts';

/** Registers the calls about roles and permissions. */
export function servePermissionCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = permissionEndpoints;
  serveEndpoint(app, calls.getRoles, (call) => listRoles(accounts, requireCaller(call)));
  serveEndpoint(app, calls.getLeadRoles, () => listLeadRoles(accounts));
  serveEndpoint(app, calls.getPermissions, (call) =>
    listPermissions(accounts, requireCaller(call)),
  );
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
    undoPermissionChange(accounts, actorOf(call), call),
  );
}

/** Roles of the firm's own people, for the filter of the lead list. */
async function listLeadRoles({
  db,
}: Pick<Services, 'db'>): Promise<AnswerOf<typeof permissionEndpoints.getLeadRoles>> {
  const roles = await selectRoles(db);
  return answer(
    roles
      .filter((role) => role.side === 'staff')
      .map((role) => ({ id: role.position, role: role.label, name: role.key })),
  );
}

/** Every permission, with what this caller may give or take, and the roles that hold it. */
async function listPermissions(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof permissionEndpoints.getPermissions>> {
  const [holders, permissions] = await Promise.all([selectHolders(db), selectPermissions(db)]);
  return answer(
    permissions.map(({ id, key, label, type }) => {
      const held = grantable(caller, key);
      return {
        id,
        permission: key,
        permissionname: label,
        permissionType: type,
        abilities: (['view', 'edit'] as const).filter((ability) => held[ability]),
        roles: holders.get(key) ?? [],
      };
    }),
  );
}

/** Changes of roles' grants, newest first. Refuses (role-not-found) an unknown role. */
async function listRoleChanges(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { role, ...page }: QueryOf<typeof permissionEndpoints.getPermissionHistory>,
): Promise<AnswerOf<typeof permissionEndpoints.getPermissionHistory>> {
  const { changes, ...facts } = await listRecordChanges(db, roleHistory, caller, {
    ...page,
    recordId: role ?? null,
  });
  return { ...answer(changes), ...facts };
}

/** All roles, with the caller's abilities with each. */
async function listRoles(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof permissionEndpoints.getRoles>> {
  const roles = await selectRoles(db);
  const states = await selectRoleStates(
    db,
    roles.map((role) => role.key),
  );
  return answer(
    roles.map((role) => ({
      name: role.key,
      rolename: role.label,
      side: role.side,
      scope: role.scope,
      requirestwostep: role.requires_two_step,
      why: role.why,
      people: role.people,
      abilities: abilitiesOnRole(caller, role.key, stateIn(states, role.key)),
    })),
  );
}

/** Undoes one change of a role, once per key. Refuses what {@link undoRecordChange} refuses. */
async function undoPermissionChange(
  services: Pick<Services, 'db' | 'secrets'>,
  actor: Actor,
  call: {
    body: BodyOf<typeof permissionEndpoints.undoPermissionChange>;
    caller: Caller | null;
    idempotencyKey: string | null;
  },
): Promise<AnswerOf<typeof permissionEndpoints.undoPermissionChange>> {
  const sent = submissionOf(permissionEndpoints.undoPermissionChange, call.body, call);
  return answerOnce(services, sent, async (tx) => {
    const role = await undoRecordChange(tx, roleHistory, actor, call.body);
    return answer(await describeRole(tx, actor.caller, role), answerMessages.permissionsUpdated());
  });
}
