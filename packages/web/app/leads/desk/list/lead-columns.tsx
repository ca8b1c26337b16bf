import {
  type LeadFieldKey,
  UNCLAIMED,
  type WireLeadField,
  type WireListedLead,
} from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Ago, type Column } from '#desk';
import { dateText, instantText, UNKNOWN } from '#platform';
import { InquiryClock } from '../inquiries/inquiry-clock.tsx';
import { leadDetailMessages } from '../messages/lead-details.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { leadCellEdit } from './lead-cell-edit.ts';
import { leadName } from './lead-name.ts';
import { textIn } from './lead-value.ts';

/** As many columns as show before anyone chooses others. */
const SHOWN = 7;
/** Where a list shows other columns first. */
const ofUnclaimed: readonly LeadFieldKey[] = ['answerBy', 'phone', 'lastInquiry', 'source', 'city'];
const ofLenders: readonly LeadFieldKey[] = [
  ...(['phone', 'lenderStatus', 'stage', 'agent'] as const),
  ...(['lastConnectedLender', 'lastWorkedLender'] as const),
];
const onTop: readonly LeadFieldKey[] = [
  ...(['answerBy', 'stage', 'lenderStatus', 'phone', 'lastContacted'] as const),
];
const long: readonly LeadFieldKey[] = [
  ...(['email', 'tags', 'secondaryLeadContact', 'notes', 'lenderNotes'] as const),
];

/** Who sees lender statuses but no contact statuses works on loans. */
export const isOfLender = (fields: readonly WireLeadField[]): boolean =>
  fields.some(({ key }) => key === 'lenderStatus') &&
  !fields.some(({ key }) => key === 'contactStatusLevel');

function inOrder(fields: readonly WireLeadField[], stage: string | null): WireLeadField[] {
  const first = stage === UNCLAIMED ? ofUnclaimed : isOfLender(fields) ? ofLenders : [];
  const ahead = first.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  return [...ahead, ...fields.filter((field) => !ahead.includes(field))];
}

/** The columns of the fields that the viewer sees; the name comes first, seen or not. */
export function leadColumns(
  fields: readonly WireLeadField[],
  stage: string | null,
): Column<WireListedLead>[] {
  const isOffered = (field: WireLeadField) => field.isColumn && field.key !== 'primaryContact';
  const shown = inOrder(fields.filter(isOffered), stage);
  const names = fields.find(({ key }) => key === 'primaryContact');
  const nameEdit = names && leadCellEdit(names);
  const name: Column<WireListedLead> = {
    id: 'primaryContact',
    label: leadListMessages.name,
    cell: (lead) => <Name {...lead} />,
    ...(names && { isSortable: true }),
    ...(nameEdit && { edit: nameEdit }),
  };
  return [
    name,
    ...shown.map((field, index): Column<WireListedLead> => {
      const edit = leadCellEdit(field);
      // All of them are in the same stage.
      const saysNothing = field.key === 'stage' && stage !== null;
      return {
        id: field.key,
        label: () => field.label,
        cell: (lead) => valueIn(field, lead),
        ...(edit && { edit }),
        ...(field.isSortable && { isSortable: true }),
        ...((index >= SHOWN - 1 || saysNothing) && { isExtra: true }),
        ...(onTop.includes(field.key) && { isTop: true }),
        ...(long.includes(field.key) && { isLong: true }),
      };
    }),
  ];
}

function Name(lead: WireListedLead) {
  return (
    <>
      {leadName(lead)}
      {(lead.duplicates ?? 0) > 0 && (
        <>
          {' '}
          <Badge
            variant="light"
            color="warn"
            role="img"
            aria-label={leadListMessages.duplicateHint()}
            title={leadListMessages.duplicateHint()}
          >
            {leadListMessages.duplicate()}
          </Badge>
        </>
      )}
    </>
  );
}

/** Not a component: the table must see which cells have nothing to show. */
function valueIn({ key, kind }: WireLeadField, lead: WireListedLead): ReactNode {
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
    case 'secondaryPhone': {
      const phone = textIn(lead, key);
      return phone ? <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a> : UNKNOWN;
    }
    case 'answerBy':
      return lead.answerBy ? <InquiryClock dueAt={lead.answerBy} /> : UNKNOWN;
    case 'nextTask':
      return lead.nextTask ? instantText(lead.nextTask) : UNKNOWN;
    case 'score':
      return lead.score ?? UNKNOWN;
    case 'lastContacted': {
      const at = textIn(lead, key);
      return at ? <Ago at={at} /> : leadDetailMessages.noContact();
    }
    case 'tags':
      return lead.tags.length > 0 ? lead.tags.join(', ') : UNKNOWN;
    default: {
      const value = textIn(lead, key);
      if (value === null) return UNKNOWN;
      if (kind === 'instant') return <Ago at={value} />;
      return kind === 'day' ? dateText(value) : value;
    }
  }
}
