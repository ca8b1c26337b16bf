import type { leadEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { useEffect, useState } from 'react';
import { Icon } from '#design';
import { readSecretLink, useSecretLink } from '#forms';
import { browserApi } from '#platform';
import { leads } from '../client.ts';
import { inquiryStatusMessages } from '../messages/inquiry-status.ts';
import { whenText } from '../when-text.ts';

type Status = AnswerOf<typeof leadEndpoints.getInquiryStatus>;

const EVERY_MS = 60_000;

/**
 * Where the inquiry of an emailed link is; asks for it in the browser, where the key stays, once
 * a minute. */
export function InquiryStatus() {
  const link = useSecretLink();
  const [status, setStatus] = useState<Status | string>();
  useEffect(() => {
    if (!link) return;
    const linkKey = readSecretLink(link).token;
    const ask = () =>
      document.visibilityState === 'visible' &&
      leads
        .getInquiryStatus({}, { api: browserApi, linkKey })
        .then(setStatus, (error: Error) => setStatus(error.message));
    ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, [link]);
  return (
    <div role="status">
      {link === null || status === undefined ? (
        <p>{inquiryStatusMessages.linkNeeded()}</p>
      ) : typeof status === 'string' ? (
        <p>{status}</p>
      ) : (
        <Steps status={status} />
      )}
    </div>
  );
}

function Steps({ status: { receivedAt, seenAt, seenBy, answeredAt, dueAt } }: { status: Status }) {
  const seen = seenBy
    ? inquiryStatusMessages.seen({ name: seenBy })
    : inquiryStatusMessages.seenByTeam();
  return (
    <ol className="grid gap-4">
      <Step done at={receivedAt} label={inquiryStatusMessages.received()} />
      <Step
        done={seenAt !== null}
        at={seenAt}
        label={seenAt ? seen : inquiryStatusMessages.notSeen()}
      />
      <Step
        done={answeredAt !== null}
        at={answeredAt}
        label={
          answeredAt || !dueAt
            ? inquiryStatusMessages.answered()
            : inquiryStatusMessages.notAnswered({ due: whenText(dueAt) })
        }
      />
    </ol>
  );
}

function Step({ done, at, label }: { done: boolean; at: string | null; label: string }) {
  return (
    <li className={done ? 'row gap-3 medium' : 'row gap-3 quiet'}>
      <Icon name={done ? 'check' : 'bell'} />
      <span>
        {label}
        {at && (
          <>
            <br />
            <time className="fine-print" dateTime={at}>
              {whenText(at)}
            </time>
          </>
        )}
      </span>
    </li>
  );
}
