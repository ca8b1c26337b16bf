import type { WireEnvelope } from '@homestead/contract/documents';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskPanel, FactList } from '#desk';
import { dateText, instantText, UNKNOWN } from '#platform';
import { pageMessages } from '../messages/envelope-page.ts';
import { lastDayOf } from './envelope-content.ts';

/** What is known of an envelope as a whole: its dates, what it belongs to, how long it is kept. */
export function AboutPanel({ envelope }: { envelope: WireEnvelope }) {
  return (
    <DeskPanel title={pageMessages.about()}>
      <FactList facts={[...factsOf(envelope), ...keepingOf(envelope)]} />
    </DeskPanel>
  );
}

type Facts = { label: string; value: ReactNode }[];

function factsOf(envelope: WireEnvelope): Facts {
  const { owner, sentAt, dueOn, reminders, nextReminderAt, endedAt, endedBecause } = envelope;
  const { about, amends, amendedBy } = envelope;
  const lastDay = lastDayOf(envelope);
  return [
    {
      label: pageMessages.sender(),
      value: owner ? `${owner.firstName} ${owner.lastName}`.trim() : UNKNOWN,
    },
    ...(sentAt ? [{ label: pageMessages.sentAt(), value: instantText(sentAt) }] : []),
    { label: pageMessages.due(), value: dueOn ? dateText(dueOn) : UNKNOWN },
    { label: pageMessages.lastDay(), value: lastDay ? dateText(lastDay) : UNKNOWN },
    ...(sentAt
      ? [
          {
            label: pageMessages.reminders(),
            value: pageMessages.remindersSent({
              ...{ count: reminders, hasNext: nextReminderAt ? 'yes' : 'no' },
              at: nextReminderAt ? instantText(nextReminderAt) : '',
            }),
          },
        ]
      : []),
    ...(endedAt
      ? [
          {
            label: pageMessages.ended(),
            value: endedBecause
              ? pageMessages.endedBecause({ at: instantText(endedAt), reason: endedBecause })
              : instantText(endedAt),
          },
        ]
      : []),
    ...(about?.kind === 'offer'
      ? [
          {
            label: pageMessages.belongsTo(),
            value: (
              <Link to={`/transaction/${about.id}`}>{pageMessages.offer({ id: about.id })}</Link>
            ),
          },
        ]
      : []),
    ...(amends
      ? [
          {
            label: pageMessages.amends(),
            value: <Link to={`/esign/${amends}`}>{pageMessages.amendsLink()}</Link>,
          },
        ]
      : []),
    ...(amendedBy
      ? [
          {
            label: pageMessages.amendedBy(),
            value: <Link to={`/esign/${amendedBy}`}>{pageMessages.amendedByLink()}</Link>,
          },
        ]
      : []),
  ];
}

function keepingOf({ state, held, retainUntil }: WireEnvelope): Facts {
  if (state === 'draft') return [];
  return [
    {
      label: pageMessages.keptUntil(),
      value: retainUntil ? dateText(retainUntil) : UNKNOWN,
    },
    {
      label: pageMessages.keeping(),
      value: held === null ? pageMessages.noHold() : pageMessages.heldBecause({ reason: held }),
    },
  ];
}
