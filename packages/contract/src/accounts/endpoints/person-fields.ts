import { z } from 'zod';
import { lineText, oneLine } from '#platform';
import { KEY_PATTERN } from '../permissions.ts';
import {
  isEmail,
  nameProblem,
  normalizeEmail,
  optionalLinkProblem,
  optionalPhoneProblem,
  optionalZipProblem,
} from '../person-rules.ts';

/** A person's id. */
export const personId = z.uuid().toLowerCase();

/** Key of a role, known or not. */
export const roleKey = z.string().regex(KEY_PATTERN);

/** Labels of a person's fields. */
export const personLabels: Readonly<Record<string, string>> = {
  id: 'Id',
  Id: 'Id',
  first_name: 'First Name',
  last_name: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  department: 'Department',
  address1: 'Address Line 1',
  address2: 'Address Line 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  dateOfBirth: 'Date of Birth',
  tShirtSize: 'T-Shirt Size',
  relationshipStatus: 'Relationship',
  faceBook: 'Facebook',
  instaGram: 'Instagram',
  linkdin: 'LinkedIn',
  twitter: 'X',
  company: 'Company',
  license_number: 'License number',
  license_expires_on: 'License expiration',
  commission_agent: 'Commission agent',
  version: 'Version',
};

const name = (label: 'First Name' | 'Last Name') =>
  z
    .string()
    .trim()
    .check(oneLine)
    .superRefine((text, context) => {
      const problem = nameProblem(text, label);
      if (problem) context.addIssue({ code: 'custom', message: problem.slice(label.length + 1) });
    });

/** An optional text; empty and null clear it. */
const optional = (most: number) =>
  lineText(most)
    .transform((text) => text || null)
    .nullable()
    .optional();

const checked = (problemOf: (text: string) => string | null, message: string, most = 300) =>
  lineText(most)
    .refine((text) => problemOf(text) === null, message)
    .transform((text) => text || null)
    .nullable()
    .optional();

const link = () => checked(optionalLinkProblem, 'must be a full https address');
const day = () =>
  z
    .union([z.literal('').transform(() => null), z.iso.date(), z.null()])
    .optional()
    .describe('YYYY-MM-DD');

export const emailField = lineText(254)
  .transform(normalizeEmail)
  .refine(isEmail, 'must be a valid email address');

/** A person's required fields. */
export const personHead = {
  first_name: name('First Name'),
  last_name: name('Last Name'),
  email: emailField,
  role: roleKey,
};

/** A person's optional fields, by the names of the registration payload. */
export const personDetails = {
  phone: checked(optionalPhoneProblem, 'must be 10 digits', 30),
  department: optional(80),
  address1: optional(120),
  address2: optional(120),
  city: optional(80),
  state: optional(40),
  zip: checked(optionalZipProblem, 'must be 5 digits, or 9 with a hyphen', 10),
  country: optional(60),
  dateOfBirth: day(),
  tShirtSize: optional(20),
  relationshipStatus: optional(60),
  faceBook: link(),
  instaGram: link(),
  linkdin: link(),
  twitter: link(),
  company: optional(120),
  license_number: optional(40),
  license_expires_on: day(),
  commission_agent: z.boolean().optional(),
};
