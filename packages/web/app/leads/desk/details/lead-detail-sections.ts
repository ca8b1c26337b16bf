import { formatZip } from '@homestead/contract/accounts';
import { type LeadDetailField, leadDetailLabels } from '@homestead/contract/leads';
import { formatPhone } from '@homestead/contract/platform';
import type { FieldHints, FormSection } from '#desk';
import { leadDetailMessages } from '../messages/lead-details.ts';
import type { LeadDetailsAnswer } from './lead-detail-client.ts';

const contactFields = [
  'RelationshipId',
  'DateOfBirth',
  'TShirtSizeId',
  'StreetOne',
  'StreetTwo',
  'City',
  'State',
  'Zip',
  'Country',
] as const;
const lower = <Name extends string>(name: Name) =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)}` as Uncapitalize<Name>;

const sections: { title: () => string; fields: readonly LeadDetailField[] }[] = [
  {
    title: leadDetailMessages.status,
    fields: [
      'stageId',
      'contactStatusLevelId',
      'engagementLevelId',
      'responseLevelId',
      'lastWorkedOn',
      'closingBagOptionId',
    ],
  },
  {
    title: leadDetailMessages.source,
    fields: ['sourceId', 'subSourceId', 'subSourceAgentId', 'referralId'],
  },
  {
    title: leadDetailMessages.financing,
    fields: ['lenderId', 'lenderStatusId', 'lastConnectedLenderOn', 'lastWorkedLenderOn'],
  },
  { title: leadDetailMessages.contact, fields: contactFields.map(lower) },
  {
    title: leadDetailMessages.secondContact,
    fields: [
      'secondaryFirstName',
      'secondaryLastName',
      'secondaryEmail',
      'secondaryPhone',
      ...contactFields.map((name) => `secondary${name}` as const),
    ],
  },
];

const zip = { format: formatZip, placeholder: '68102 or 68102-1234' };
const hints: Partial<Record<LeadDetailField, Partial<FieldHints>>> = {
  zip,
  secondaryZip: zip,
  secondaryEmail: { kind: 'email' },
  secondaryPhone: { kind: 'tel', placeholder: '(402) 555-0100', format: formatPhone },
};

/** The form of a lead's details: what the caller may see, with what they can't change disabled. */
export function leadDetailSections({ data, choices }: LeadDetailsAnswer): FormSection[] {
  return sections.flatMap(({ title, fields }) => {
    const shown = fields.filter((field) => !data.hiddenColumns.includes(field));
    if (shown.length === 0) return [];
    const withHints = shown.map((name): FieldHints => {
      const offered = choices[name]?.map(({ id, name: label }) => ({ value: id, label }));
      return {
        name,
        // The section says whose it is.
        label: leadDetailLabels[name].split(': ').at(-1) ?? name,
        isDisabled: data.fixedColumns.includes(name),
        ...(offered && { choices: offered }),
        ...hints[name],
      };
    });
    return [{ title: title(), fields: withHints }];
  });
}
