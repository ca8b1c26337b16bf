import { z } from 'zod';
import { checkedText, lineText, oneLine, optionalDay, optionalText } from '#platform';
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
  eo_carrier: 'E&O carrier',
  eo_policy: 'E&O policy number',
  eo_expires_on: 'E&O expiration',
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

const link = () => checkedText(optionalLinkProblem, 'must be a full https address');
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
  phone: checkedText(optionalPhoneProblem, 'must be 10 digits', 30),
  department: optionalText(80),
  address1: optionalText(120),
  address2: optionalText(120),
  city: optionalText(80),
  state: optionalText(40),
  zip: checkedText(optionalZipProblem, 'must be 5 digits, or 9 with a hyphen', 10),
  country: optionalText(60),
  dateOfBirth: optionalDay(),
  tShirtSize: optionalText(20),
  relationshipStatus: optionalText(60),
  faceBook: link(),
  instaGram: link(),
  linkdin: link(),
  twitter: link(),
  company: optionalText(120),
  license_number: optionalText(40),
  license_expires_on: optionalDay(),
  eo_carrier: optionalText(120),
  eo_policy: optionalText(60),
  eo_expires_on: optionalDay(),
  commission_agent: z.boolean().optional(),
};
