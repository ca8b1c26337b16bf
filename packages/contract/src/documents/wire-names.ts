import type { FormKey, SigningRole } from './form-definition.ts';

/** `sign_role` on the wire. The specs show 1, the seller; the others are ours. */
export const signRoles = {
  seller: 1,
  buyer: 2,
  agent: 3,
  witness: 4,
} as const satisfies Record<SigningRole, number>;

/** The role of a number; null for any other. */
export function roleOfSignRole(number: number): SigningRole | null {
  const roles = Object.keys(signRoles) as SigningRole[];
  return roles.find((role) => signRoles[role] === number) ?? null;
}

/** `document_name` on the wire. The specs show `leadbasedpaint` and `sellerpdf`. */
export const documentNames = {
  'seller-disclosure': 'sellerpdf',
  'lead-paint': 'leadbasedpaint',
  'lead-soil': 'leadinsoiladdendum',
  'va-addendum': 'vaaddendum',
  'agency-disclosure': 'agencydisclosure',
  'buyer-agreement': 'buyeragreement',
  'touring-agreement': 'touringagreement',
  'sid-receipt': 'sidreceipt',
} as const satisfies Record<FormKey, string>;

/** The form that a document name means, in any case (as in the routes); null for any other. */
export function formOfDocumentName(name: string): FormKey | null {
  const wanted = name.trim().toLowerCase();
  const keys = Object.keys(documentNames) as FormKey[];
  return keys.find((key) => documentNames[key] === wanted) ?? null;
}
