import { formatZip } from '@homestead/contract/accounts';
import { formatPhone } from '@homestead/contract/platform';
import type { FieldHints, FormSection } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import type { WireRole } from '../clients.ts';
import { licenseState } from './license-state.ts';

/** A person's fields but `fixed` ones; `role` adds to the field of that name. */
export function personSections(
  fixed: readonly string[],
  roles: readonly WireRole[],
  role: Partial<FieldHints> & { held?: string } = {},
): FormSection[] {
  const { held, ...hints } = role;
  const sections: FormSection[] = [
    {
      title: peopleMessages.account(),
      fields: [
        'first_name',
        'last_name',
        { name: 'email', kind: 'email' },
        {
          name: 'role',
          ...hints,
          choices: roles.map(({ name, rolename, abilities }) => ({
            value: name,
            label: rolename,
            disabled: !abilities.includes('give') && name !== held,
          })),
        },
      ],
    },
    {
      title: peopleMessages.work(),
      fields: [
        { name: 'phone', kind: 'tel', placeholder: '(402) 555-0100', format: formatPhone },
        'company',
        'department',
        'license_number',
        { name: 'license_expires_on', hint: (day) => pressingLicense(String(day)) },
        'eo_carrier',
        'eo_policy',
        { name: 'eo_expires_on', hint: (day) => pressingLicense(String(day)) },
        { name: 'commission_agent', label: peopleMessages.commission() },
      ],
    },
    {
      title: peopleMessages.address(),
      fields: [
        'address1',
        'address2',
        'city',
        'state',
        { name: 'zip', format: formatZip },
        'country',
      ],
    },
    {
      title: peopleMessages.personal(),
      fields: ['dateOfBirth', 'relationshipStatus', 'tShirtSize'],
    },
    { title: peopleMessages.links(), fields: ['faceBook', 'instaGram', 'linkdin', 'twitter'] },
  ];
  return sections.map((section) => ({
    ...section,
    fields: section.fields.filter(
      (field) => !fixed.includes(typeof field === 'string' ? field : field.name),
    ),
  }));
}

function pressingLicense(expiresOn: string): string | null {
  const { kind, text } = licenseState(expiresOn || null, new Date());
  return kind === 'expiring' || kind === 'expired' ? text : null;
}
