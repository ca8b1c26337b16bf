import type { LeadFieldKey, WireLeadField, WireListedLead } from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Ago, type Column } from '#desk';
import { dateText, UNKNOWN } from '#platform';
import { leadListMessages } from '../messages/lead-list.ts';

/** As many columns as show before anyone chooses others. */
const SHOWN = 7;
const onTop: readonly LeadFieldKey[] = ['stage', 'phone', 'lastContacted'];
const long: readonly LeadFieldKey[] = ['email', 'tags', 'secondaryLeadContact'];

/** The name of a lead in a list; a lead whose names the viewer may not see has a general one. */
export const leadName = ({ primaryContact }: WireListedLead): string =>
  primaryContact
    ? `${primaryContact.firstName} ${primaryContact.lastName}`.trim()
    : leadListMessages.nameHidden();

/** The columns of the fields that the viewer sees; the name comes first, seen or not. */
export function leadColumns(
  fields: readonly WireLeadField[],
  edit: (field: WireLeadField, lead: WireListedLead) => ReactNode | null,
): Column<WireListedLead>[] {
  const shown = fields.filter(({ isColumn, key }) => isColumn && key !== 'primaryContact');
  const name: Column<WireListedLead> = {
    id: 'primaryContact',
    label: leadListMessages.name,
    cell: (lead) => <Name {...lead} />,
    ...(fields.some(({ key }) => key === 'primaryContact') && { isSortable: true }),
  };
  return [
    name,
    ...shown.map(
      (field, index): Column<WireListedLead> => ({
        id: field.key,
        label: () => field.label,
        cell: (lead) => edit(field, lead) ?? <Value field={field} lead={lead} />,
        ...(field.isSortable && { isSortable: true }),
        ...(index >= SHOWN - 1 && { isExtra: true }),
        ...(onTop.includes(field.key) && { isTop: true }),
        ...(long.includes(field.key) && { isLong: true }),
      }),
    ),
  ];
}

function Name(lead: WireListedLead) {
  return (
    <>
      {leadName(lead)}
      {(lead.duplicates ?? 0) > 0 && (
        <>
          {' '}
          <Badge variant="light" color="warn">
            {leadListMessages.duplicate()}
          </Badge>
        </>
      )}
    </>
  );
}

function Value({ field: { key, kind }, lead }: { field: WireLeadField; lead: WireListedLead }) {
  const { primaryContact, secondaryLeadContact: second } = lead;
  switch (key) {
    case 'phone': {
      const phone = primaryContact?.phone;
      return phone ? <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a> : UNKNOWN;
    }
    case 'email': {
      const email = primaryContact?.email;
      return email ? <a href={`mailto:${email}`}>{email}</a> : UNKNOWN;
    }
    case 'agent':
      return lead.agent ?? <span className="quiet">{leadListMessages.unclaimed()}</span>;
    case 'concierge':
      return lead.concierge ? `${lead.concierge.firstName} ${lead.concierge.lastName}` : UNKNOWN;
    case 'secondaryLeadContact':
      return second ? `${second.firstName} ${second.lastName}`.trim() : UNKNOWN;
    case 'city':
    case 'zip':
      return primaryContact?.[key] ?? UNKNOWN;
    case 'score':
      return lead.score ?? UNKNOWN;
    case 'tags':
      return lead.tags.length > 0 ? lead.tags.join(', ') : UNKNOWN;
    case 'unclaimed':
    case 'duplicates':
    case 'primaryContact':
      return UNKNOWN;
    default: {
      const value = lead[key];
      if (value === null) return UNKNOWN;
      if (kind === 'instant') return <Ago at={value} />;
      return kind === 'day' ? dateText(value) : value;
    }
  }
}
