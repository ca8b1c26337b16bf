import type { SigningLine, SigningRole } from '@homestead/contract/documents';

interface LineFields {
  /** The field of the signature of this line, such as `seller1`. */
  field: (number: number) => string;
  dateField: (number: number) => string;
}

const names: Record<SigningRole, string> = {
  seller: 'Seller',
  buyer: 'Purchaser',
  agent: 'Agent',
  witness: 'Witness',
};

/** The lines of one role, below what they certify. The first `required` ones have to be signed. */
export function signingLines(
  role: SigningRole,
  count: number,
  { field, dateField }: LineFields,
  { certifies, required = 1 }: { certifies: readonly string[]; required?: number },
): SigningLine[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: `${role}-${at + 1}`, role, number: at + 1 },
    label: count === 1 ? `${names[role]}’s signature` : `${names[role]}’s signature (${at + 1})`,
    ...{ field: field(at + 1), dateField: dateField(at + 1), isRequired: at < required },
    certifies: certifies.join('\n\n'),
  }));
}

/** Fields such as `seller1` and `seller1_date`. */
export const plainFields = (name: string): LineFields => ({
  field: (number) => `${name}${number}`,
  dateField: (number) => `${name}${number}_date`,
});

/** Fields such as `seller1_value` and `seller1_date`. */
export const valueFields = (name: string): LineFields => ({
  field: (number) => `${name}${number}_value`,
  dateField: (number) => `${name}${number}_date`,
});
