import type { WireInquiry } from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Badge } from '@mantine/core';
import { Ago, type Column } from '#desk';
import { instantText, UNKNOWN } from '#platform';
import { inquiryMessages } from '../messages/inquiries.ts';
import { leadDetailMessages } from '../messages/lead-details.ts';
import { routingMessages } from '../messages/routing.ts';
import { InquiryClock } from './inquiry-clock.tsx';
import styles from './inquiry-columns.module.css';
import { contactWays, inquiryKindLabels, inquiryName } from './inquiry-words.ts';

/** What a row of New Leads shows. */
export const inquiryColumns: readonly Column<WireInquiry>[] = [
  {
    id: 'name',
    label: inquiryMessages.name,
    isLong: true,
    atLeast: 15,
    cell: (inquiry) => (
      <>
        {inquiryName(inquiry)}
        {inquiry.duplicates.length > 0 && (
          <>
            {' '}
            <Badge variant="light" color="warn">
              {leadDetailMessages.duplicate()}
            </Badge>
          </>
        )}
      </>
    ),
  },
  {
    id: 'promise',
    label: inquiryMessages.promise,
    isTop: 'labeled',
    isLong: true,
    atLeast: 22,
    cell: ({ dueAt, answeredAt, answeredBy, answeredHow }) => {
      if (!answeredAt) return dueAt ? <InquiryClock dueAt={dueAt} /> : UNKNOWN;
      const how = answeredHow ? contactWays[answeredHow]() : '';
      return (
        <>
          {inquiryMessages.answeredBy({ how, name: answeredBy ?? UNKNOWN })} <Ago at={answeredAt} />
        </>
      );
    },
  },
  {
    id: 'phone',
    label: inquiryMessages.phone,
    cell: ({ phone }) =>
      phone ? <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a> : UNKNOWN,
  },
  {
    id: 'email',
    label: inquiryMessages.email,
    isExtra: true,
    isLong: true,
    cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : UNKNOWN),
  },
  {
    id: 'kind',
    label: inquiryMessages.about,
    isLong: true,
    atLeast: 16,
    cell: (row) => <About {...row} />,
  },
  {
    id: 'message',
    label: inquiryMessages.message,
    isLong: true,
    atLeast: 16,
    cell: ({ message }) => message || UNKNOWN,
  },
  {
    id: 'agent',
    label: inquiryMessages.agent,
    isLong: true,
    atLeast: 11,
    cell: (inquiry) => inquiry.agentName ?? unclaimedText(inquiry),
  },
  {
    id: 'received',
    label: inquiryMessages.received,
    cell: ({ receivedAt }) => <Ago at={receivedAt} />,
  },
  { id: 'page', label: inquiryMessages.page, isExtra: true, cell: ({ page }) => page ?? UNKNOWN },
  {
    id: 'campaign',
    label: inquiryMessages.campaign,
    isExtra: true,
    cell: ({ campaign }) => Object.values(campaign).join(', ') || UNKNOWN,
  },
];

/** Where an unclaimed lead is. */
function unclaimedText({ pond, claimUntil }: WireInquiry): string {
  if (pond) return routingMessages.pondNamed({ name: pond });
  if (claimUntil) return routingMessages.offeredUntil({ at: instantText(claimUntil) });
  return inquiryMessages.unclaimed();
}

function About({ kind, mlsNumber, homeAddress, wantedAgentName }: WireInquiry) {
  if (wantedAgentName) return inquiryMessages.toAgent({ name: wantedAgentName });
  if (!mlsNumber) return inquiryKindLabels[kind]();
  return (
    <a
      href={`/singleproduct/${encodeURIComponent(mlsNumber)}`}
      title={inquiryKindLabels[kind]()}
      className={styles.about}
    >
      {homeAddress ?? inquiryMessages.homeByNumber({ number: mlsNumber })}
    </a>
  );
}
