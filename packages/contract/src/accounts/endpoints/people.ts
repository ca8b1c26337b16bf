import { z } from 'zod';
import {
  anyCharacters,
  defineEndpoint,
  fileKey,
  lineText,
  recordVersion,
  wireNumber,
} from '#platform';
import { peopleCalls } from '../desk-calls.ts';
import { exampleHead } from './example-head.ts';
import { photoBody } from './own-settings.ts';
import {
  emailField,
  personDetails,
  personHead,
  personId,
  personLabels,
  roleKey,
} from './person-fields.ts';
import { done, succeeded } from './succeeded.ts';
import {
  examplePerson,
  examplePersonDetail,
  personStatuses,
  wirePersonDetailSchema,
  wirePersonSchema,
} from './wire-person.ts';

export * from './leaving.ts';

const signedIn = { kind: 'signed-in' } as const;
const creating = { kind: 'permission', anyOf: ['create-users'], scope: 'all' } as const;
const editing = { kind: 'permission', anyOf: ['edit-users'], scope: 'own' } as const;

/** The non-private part of a person's data: what lists are sorted by. */
const personSorts = ['name', 'email', 'role', 'created', 'license'] as const;
export type PersonSort = (typeof personSorts)[number];

const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullish();

/**
 * `license-lapsing`: the license or the E&O insurance expires within 90 days or has expired; the
 * others are account states.
 */
export const getUserList = defineEndpoint(peopleCalls.getUserList, {
  whileSeeingAs: 'open',
  access: { kind: 'permission', anyOf: ['usermanagement'], scope: 'own' },
  summary: 'People the caller may see, one page at a time',
  labels: {
    'filter.role': 'Role',
    'filter.search': 'Search',
    'filter.status': 'Status',
    'paginator.page': 'Page',
    'paginator.per_page': 'People a page',
    'sort.by': 'Sort order',
  },
  body: z.object({
    filter: z
      .object({
        role: maybe(roleKey),
        search: lineText(120).nullish(),
        status: maybe(z.enum([...personStatuses, 'license-lapsing'])),
        city: lineText(80).nullish(),
      })
      .optional(),
    paginator: z
      .object({
        page: wireNumber(z.number().int().min(1).max(10_000)).optional(),
        per_page: wireNumber(z.number().int().min(1).max(100)).optional(),
      })
      .optional(),
    sort: z.object({ by: z.enum(personSorts), descending: z.boolean().optional() }).optional(),
  }),
  answer: succeeded(z.array(wirePersonSchema)).extend({
    hasMore: z.boolean(),
    totalRecords: z.number().int(),
    paginator: z.object({
      page: z.number().int(),
      per_page: z.number().int(),
      has_more: z.boolean(),
      total_records: z.number().int(),
    }),
    hidden: z.array(z.string()).describe('fields that the caller may not see or sort by'),
    abilities: z.array(z.literal('create')).describe('whether the caller may create people'),
  }),
  example: {
    ...exampleHead,
    data: [examplePerson],
    hasMore: false,
    totalRecords: 1,
    paginator: { page: 1, per_page: 20, has_more: false, total_records: 1 },
    hidden: [],
    abilities: ['create'],
  },
});

/** A person as staff create them. */
export const newPersonSchema = z.object({
  id: personId.optional(),
  ...personHead,
  ...personDetails,
  invite: z.boolean().optional().describe('whether to email an invitation; true by default'),
});

/** The client may choose `id`; a taken one is refused, never overwritten. */
export const createPerson = defineEndpoint(peopleCalls.createPerson, {
  access: creating,
  summary: 'Create a person and email the invitation; staff never type a password',
  isForm: true,
  labels: personLabels,
  body: newPersonSchema,
  answer: succeeded(wirePersonDetailSchema),
  example: {
    ...exampleHead,
    message: 'User created successfully',
    data: { ...examplePersonDetail, status: 'invited' },
  },
});

/** Columns of the CSV file, in any order; the first four are required. */
export const importColumns = [
  'first_name',
  'last_name',
  'email',
  'role',
  'phone',
  'license_number',
  'license_expires_on',
] as const;
export const IMPORT_MOST_ROWS = 500;
export const IMPORT_MOST_BYTES = 256 * 1024;

/**
 * Each row is imported completely or not at all; a dry run shows the result and changes nothing.
 */
export const importPeople = defineEndpoint(peopleCalls.importPeople, {
  access: creating,
  summary: 'Invite people from a CSV file',
  isForm: true,
  labels: { csv: 'CSV file', dryRun: 'Dry run' },
  body: z
    .object({
      csv: z.string().min(1).max(IMPORT_MOST_BYTES).check(anyCharacters).optional(),
      file: fileKey.optional().describe('an uploaded file, in place of csv'),
      dryRun: z.boolean().optional(),
    })
    .refine(({ csv, file }) => (csv === undefined) !== (file === undefined), {
      path: ['csv'],
      error: 'is required',
    }),
  answer: succeeded(
    z.object({
      dryRun: z.boolean(),
      created: z.number().int(),
      refused: z.number().int(),
      rows: z.array(
        z.object({
          row: z.number().int().describe('which line of the file; the header is 1'),
          email: z.string(),
          outcome: z.enum(['created', 'ready', 'refused']),
          id: z.string().nullable(),
          errors: z.array(z.object({ field: z.string(), label: z.string(), message: z.string() })),
        }),
      ),
      report: z.string().nullable().describe('the refused rows with their problems, as CSV'),
    }),
  ),
  example: {
    ...exampleHead,
    message: '1 person invited',
    data: {
      dryRun: false,
      created: 1,
      refused: 0,
      rows: [
        {
          row: 2,
          email: 'daniel.okafor@prairieandmain.example',
          outcome: 'created',
          id: examplePerson.id,
          errors: [],
        },
      ],
      report: null,
    },
  },
});

export const getCityList = defineEndpoint(peopleCalls.getCityList, {
  access: {
    kind: 'permission',
    anyOf: ['usermanagement', 'create-users', 'edit-users'],
    scope: 'own',
  },
  summary: 'Cities of the people the caller may see',
  answer: succeeded(z.array(z.string())),
  example: { ...exampleHead, data: ['Bellevue', 'Omaha'] },
});

/** True if a new person, or the one with `id`, may have this address. */
export const checkEmail = defineEndpoint(peopleCalls.checkEmail, {
  access: { kind: 'permission', anyOf: ['create-users', 'edit-users'], scope: 'own' },
  summary: 'Whether an email address is available',
  labels: personLabels,
  body: z.object({ email: lineText(300), id: personId.optional() }),
  answer: succeeded(z.boolean()),
  example: { ...exampleHead, data: true },
});

const byId = { params: z.object({ id: personId }), labels: personLabels };

/** The caller or someone they may see by usermanagement, edit-users or team; others are 404. */
export const getPerson = defineEndpoint(peopleCalls.getPerson, {
  access: signedIn,
  summary: 'One person, with the caller’s abilities',
  ...byId,
  answer: succeeded(wirePersonDetailSchema),
  example: { ...exampleHead, data: examplePersonDetail },
});

/**
 * Missing fields don't change, null or an empty text clears; the body's id must be the path's. A
 * new email needs a recent proof and, for an open account, waits to be confirmed.
 */
export const updatePerson = defineEndpoint(peopleCalls.updatePerson, {
  access: editing,
  summary: 'Change a person',
  ...byId,
  body: z.object({
    id: personId,
    version: recordVersion,
    first_name: personHead.first_name.optional(),
    last_name: personHead.last_name.optional(),
    email: emailField.optional(),
    role: roleKey.optional(),
    ...personDetails,
  }),
  answer: succeeded(wirePersonDetailSchema),
  example: {
    ...exampleHead,
    message: 'User updated successfully',
    data: { ...examplePersonDetail, version: 2 },
  },
});

/** The key of an uploaded picture; null removes the photo. */
export const updatePersonPhoto = defineEndpoint(peopleCalls.updatePersonPhoto, {
  access: editing,
  summary: 'Set or remove a person’s photo',
  ...byId,
  body: z.object({ file: photoBody.shape.file.nullable() }),
  answer: succeeded(z.object({ photo: z.string().nullable() })),
  example: { ...exampleHead, data: { photo: '/people-photos/3f9a0c1b.webp' } },
});

/** For a person who has never signed in; their earlier links end. */
export const invitePerson = defineEndpoint(peopleCalls.invitePerson, {
  access: { kind: 'permission', anyOf: ['create-users', 'edit-users'], scope: 'own' },
  summary: 'Email the invitation again',
  isForm: 'keyed',
  ...byId,
  answer: done,
  example: { ...exampleHead, message: 'Invitation sent', data: true },
});
