import { z } from 'zod';
import {
  defineEndpoint,
  exampleHistoryFacts,
  exampleRecordChange,
  historyFacts,
  pageQuery,
  recordChangeSchema,
  recordVersion,
  wireNumber,
} from '#platform';
import { roleAbilities } from '../abilities.ts';
import { permissionCalls } from '../desk-calls.ts';
import { KEY_PATTERN, stageKeys } from '../permissions.ts';
import { exampleHead } from './example-head.ts';
import { roleKey } from './person-fields.ts';
import { succeeded } from './succeeded.ts';

const scope = z.enum(['own', 'team', 'all']);
const seen = { kind: 'permission', anyOf: ['userpermissions', 'role-mgt'], scope: 'own' } as const;
const assigned = { kind: 'permission', anyOf: ['role-mgt'], scope: 'all' } as const;

/** A role's permission; `edit` only applies to the type Column. */
const grantSchema = z.object({
  id: z.number().int(),
  permission: z.string(),
  view: z.boolean(),
  edit: z.boolean(),
});
export type WireGrant = z.output<typeof grantSchema>;

const rolePermissionsSchema = z.object({
  role: z.string(),
  rolename: z.string(),
  scope,
  requirestwostep: z.boolean(),
  version: z.number().int(),
  why: z.string(),
  permission: z.array(grantSchema),
  abilities: z.array(z.enum(roleAbilities)),
});
export type WireRolePermissions = z.output<typeof rolePermissionsSchema>;

const exampleGrant: WireGrant = { id: 201, permission: 'edit-leads', view: true, edit: false };
const exampleRole: WireRolePermissions = {
  role: 'agent',
  rolename: 'Agent',
  scope: 'own',
  requirestwostep: false,
  version: 1,
  why: 'Works with their own clients from the first call to closing.',
  permission: [exampleGrant],
  abilities: ['assign', 'give'],
};

export const getRoles = defineEndpoint(permissionCalls.getRoles, {
  access: {
    kind: 'permission',
    anyOf: ['userpermissions', 'role-mgt', 'usermanagement', 'create-users', 'edit-users'],
    scope: 'own',
  },
  summary: 'All roles, with the number of people in each',
  answer: succeeded(
    z.array(
      z.object({
        name: z.string(),
        rolename: z.string(),
        side: z.enum(['staff', 'external', 'client']),
        scope,
        requirestwostep: z.boolean(),
        why: z.string(),
        people: z.number().int(),
        abilities: z.array(z.enum(roleAbilities)),
      }),
    ),
  ),
  example: {
    ...exampleHead,
    data: [
      {
        name: 'agent',
        rolename: 'Agent',
        side: 'staff',
        scope: 'own',
        requirestwostep: false,
        why: 'Works with their own clients from the first call to closing.',
        people: 6,
        abilities: ['assign', 'give'],
      },
    ],
  },
});

/** The role filter of the lead list (R-63: id, role). */
export const getLeadRoles = defineEndpoint(permissionCalls.getLeadRoles, {
  access: {
    kind: 'permission',
    anyOf: ['create-leads', 'edit-leads', 'lead-assign-all', 'lead-assign-own', ...stageKeys],
    scope: 'own',
  },
  summary: 'Roles for the filter of the lead list',
  answer: succeeded(
    z.array(z.object({ id: z.number().int(), role: z.string(), name: z.string() })),
  ),
  example: { ...exampleHead, data: [{ id: 4, role: 'Agent', name: 'agent' }] },
});

export const getPermissions = defineEndpoint(permissionCalls.getPermissions, {
  access: seen,
  summary: 'All permissions, in the order of the permissions screen',
  answer: succeeded(
    z.array(
      z.object({
        id: z.number().int(),
        permission: z.string(),
        permissionname: z.string(),
        permissionType: z.enum(['Lead', 'Column', 'Transaction', 'Stage']),
        abilities: z
          .array(z.enum(['view', 'edit']))
          .describe('which of these permissions the caller may give'),
        roles: z
          .array(z.object({ name: z.string(), rolename: z.string() }))
          .describe('the roles that hold it'),
      }),
    ),
  ),
  example: {
    ...exampleHead,
    data: [
      {
        id: 201,
        permission: 'edit-leads',
        permissionname: 'Edit leads',
        permissionType: 'Lead',
        abilities: ['view', 'edit'],
        roles: [{ name: 'agent', rolename: 'Agent' }],
      },
    ],
  },
});

export const getRolePermissions = defineEndpoint(permissionCalls.getRolePermissions, {
  access: seen,
  summary: 'The permissions of one role',
  params: z.object({ role: roleKey }),
  labels: { role: 'Role' },
  answer: succeeded(rolePermissionsSchema),
  example: { ...exampleHead, data: exampleRole },
});

/**
 * Replaces a role's permissions. An entry without `view` removes the permission. `scope`,
 * `requirestwostep` and `version` are our own and optional; an old version is 409.
 */
export const assignPermissions = defineEndpoint(permissionCalls.assignPermissions, {
  access: assigned,
  summary: 'Set the permissions of a role',
  labels: { role: 'Role', permission: 'Permission', scope: 'Record access', version: 'Version' },
  body: z.object({
    role: roleKey,
    permission: z
      .array(
        z.object({
          id: wireNumber(z.number().int()).optional(),
          permission: z.string().regex(KEY_PATTERN),
          view: z.boolean(),
          edit: z.boolean(),
        }),
      )
      .max(500),
    scope: scope.optional(),
    requirestwostep: z.boolean().optional(),
    version: recordVersion.optional(),
  }),
  answer: succeeded(rolePermissionsSchema),
  example: {
    ...exampleHead,
    message: 'User permissions updated successfully',
    data: exampleRole,
  },
});

/** Newest first; the `recordId` of a change is the key of its role. */
export const getPermissionHistory = defineEndpoint(permissionCalls.getPermissionHistory, {
  access: seen,
  summary: 'Changes to roles’ permissions, newest first',
  query: z.object({ role: roleKey.optional(), ...pageQuery }),
  answer: succeeded(z.array(recordChangeSchema)).extend(historyFacts),
  example: {
    ...exampleHead,
    data: [
      {
        ...exampleRecordChange,
        recordId: 'agent',
        what: 'permissions',
        fields: [
          { field: 'homebot', label: 'Value updates', before: 'allowed', after: 'not allowed' },
        ],
      },
    ],
    ...exampleHistoryFacts,
  },
});

/** Refused if the role has changed again. */
export const undoPermissionChange = defineEndpoint(permissionCalls.undoPermissionChange, {
  access: assigned,
  summary: 'Undo one change to a role',
  isForm: 'keyed',
  labels: { id: 'Id' },
  body: z.object({ id: z.number().int().min(1) }),
  answer: succeeded(rolePermissionsSchema),
  example: {
    ...exampleHead,
    message: 'User permissions updated successfully',
    data: exampleRole,
  },
});
