import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { accountPaths } from '../paths.ts';
import { KEY_PATTERN, stageKeys } from '../permissions.ts';
import { exampleHead } from './example-head.ts';
import { roleKey } from './person-fields.ts';
import { succeeded } from './succeeded.ts';
import { namedPersonSchema } from './wire-person.ts';

const reach = z.enum(['own', 'team', 'all']);
const seen = { kind: 'permission', anyOf: ['userpermissions', 'role-mgt'], reach: 'own' } as const;
const assigned = { kind: 'permission', anyOf: ['role-mgt'], reach: 'all' } as const;

/** One permission that a role holds; `edit` means something for the type Column alone. */
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
  reach,
  requirestwostep: z.boolean(),
  version: z.number().int(),
  why: z.string(),
  permission: z.array(grantSchema),
  may: z.object({ assign: z.boolean() }),
});
export type WireRolePermissions = z.output<typeof rolePermissionsSchema>;

const exampleGrant: WireGrant = { id: 201, permission: 'edit-leads', view: true, edit: false };
const exampleRole: WireRolePermissions = {
  role: 'agent',
  rolename: 'Agent',
  reach: 'own',
  requirestwostep: false,
  version: 1,
  why: 'Works its own clients from the first call to closing.',
  permission: [exampleGrant],
  may: { assign: true },
};

/** `may.assign`: whether this caller may change what the role holds; `may.give`: may give it. */
export const getRoles = defineEndpoint({
  method: 'GET',
  path: accountPaths.roles,
  access: {
    kind: 'permission',
    anyOf: ['userpermissions', 'role-mgt', 'usermanagement', 'create-users', 'edit-users'],
    reach: 'own',
  },
  summary: 'All roles with how many people have each',
  answer: succeeded(
    z.array(
      z.object({
        name: z.string(),
        rolename: z.string(),
        side: z.enum(['staff', 'external', 'client']),
        reach,
        requirestwostep: z.boolean(),
        why: z.string(),
        people: z.number().int(),
        may: z.object({ assign: z.boolean(), give: z.boolean() }),
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
        reach: 'own',
        requirestwostep: false,
        why: 'Works its own clients from the first call to closing.',
        people: 6,
        may: { assign: true, give: true },
      },
    ],
  },
});

/** The role filter of the lead list (spec 2 section 3: id, role). */
export const getLeadRoles = defineEndpoint({
  method: 'GET',
  path: accountPaths.leadRoles,
  access: {
    kind: 'permission',
    anyOf: ['create-leads', 'edit-leads', 'lead-assign-all', 'lead-assign-own', ...stageKeys],
    reach: 'own',
  },
  summary: 'Roles of the people that leads are filtered by',
  answer: succeeded(
    z.array(z.object({ id: z.number().int(), role: z.string(), name: z.string() })),
  ),
  example: { ...exampleHead, data: [{ id: 4, role: 'Agent', name: 'agent' }] },
});

export const getPermissions = defineEndpoint({
  method: 'GET',
  path: accountPaths.permissions,
  access: seen,
  summary: 'Every permission there is, in the order of the screen',
  answer: succeeded(
    z.array(
      z.object({
        id: z.number().int(),
        permission: z.string(),
        permissionname: z.string(),
        permissionType: z.enum(['Lead', 'Column', 'Transaction', 'Stage']),
        may: z
          .object({ view: z.boolean(), edit: z.boolean() })
          .describe('what the caller may give'),
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
        may: { view: true, edit: true },
      },
    ],
  },
});

export const getRolePermissions = defineEndpoint({
  method: 'GET',
  path: accountPaths.permissionsByRole,
  access: seen,
  summary: 'What one role holds',
  params: z.object({ role: roleKey }),
  labels: { role: 'Role' },
  answer: succeeded(rolePermissionsSchema),
  example: { ...exampleHead, data: exampleRole },
});

/**
 * Sets what a role holds, whole. An entry without `view` is not held. `reach`, `requirestwostep` and
 * `version` are ours and may be left out; a version that is not the newest is 409.
 */
export const assignPermissions = defineEndpoint({
  method: 'POST',
  path: accountPaths.assignPermissions,
  access: assigned,
  summary: 'Sets what a role holds',
  labels: { role: 'Role', permission: 'Permission', reach: 'Reach', version: 'Version' },
  body: z.object({
    role: roleKey,
    permission: z
      .array(
        z.object({
          id: z.number().int().optional(),
          permission: z.string().regex(KEY_PATTERN),
          view: z.boolean(),
          edit: z.boolean(),
        }),
      )
      .max(500),
    reach: reach.optional(),
    requirestwostep: z.boolean().optional(),
    version: z.number().int().optional(),
  }),
  answer: succeeded(rolePermissionsSchema),
  example: {
    ...exampleHead,
    message: 'User permissions updated successfully',
    data: exampleRole,
  },
});

const settledSchema = z.object({ reach, requirestwostep: z.boolean() });

/** One change of a role; `permissions` are those that differ, null where it is not held. */
const roleChangeSchema = z.object({
  id: z.number().int(),
  role: z.string(),
  rolename: z.string(),
  changed_at: z.string(),
  changed_by: namedPersonSchema.nullable(),
  permissions: z.array(
    z.object({
      permission: z.string(),
      permissionname: z.string(),
      before: z.object({ view: z.boolean(), edit: z.boolean() }).nullable(),
      after: z.object({ view: z.boolean(), edit: z.boolean() }).nullable(),
    }),
  ),
  before: settledSchema,
  after: settledSchema,
  undoes: z.number().int().nullable().describe('the change that this one took back'),
  undone_by: z.number().int().nullable().describe('the change that took this one back'),
  may: z.object({ undo: z.boolean() }),
});
export type WireRoleChange = z.output<typeof roleChangeSchema>;

/** Newest first; `before` is the `next` of the page before. */
export const getPermissionHistory = defineEndpoint({
  method: 'GET',
  path: accountPaths.permissionHistory,
  access: seen,
  summary: 'Who changed what roles hold, newest first',
  query: z.object({
    role: roleKey.optional(),
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    per_page: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answer: succeeded(z.array(roleChangeSchema)).extend({
    hasMore: z.boolean(),
    next: z.number().int().nullable(),
  }),
  example: {
    ...exampleHead,
    data: [
      {
        id: 12,
        role: 'agent',
        rolename: 'Agent',
        changed_at: '2026-06-02T14:00:00.000Z',
        changed_by: null,
        permissions: [
          {
            permission: 'homebot',
            permissionname: 'Homebot',
            before: { view: true, edit: false },
            after: null,
          },
        ],
        before: { reach: 'own', requirestwostep: false },
        after: { reach: 'own', requirestwostep: false },
        undoes: null,
        undone_by: null,
        may: { undo: true },
      },
    ],
    hasMore: false,
    next: null,
  },
});

/** Refused once the role was changed again. */
export const undoPermissionChange = defineEndpoint({
  method: 'POST',
  path: accountPaths.undoPermissionChange,
  access: assigned,
  summary: 'Takes back one change of a role',
  labels: { id: 'Id' },
  body: z.object({ id: z.number().int().min(1) }),
  answer: succeeded(rolePermissionsSchema),
  example: {
    ...exampleHead,
    message: 'User permissions updated successfully',
    data: exampleRole,
  },
});
