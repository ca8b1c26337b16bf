import { leadMessagesMoved, type WireEmailThread } from '@homestead/contract/leads';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Drawer, ProblemNote, TableSkeleton, usePages } from '#desk';
import { agoText, useLive } from '#platform';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { MessageList } from '../inquiries/lead-messages.tsx';
import { leadEmailMessages } from '../messages/emails.ts';
import { leadEmails } from './lead-email-client.ts';
import { LeadEmailDrawer } from './lead-email-drawer.tsx';
import styles from './lead-threads.module.css';
import { answerTo } from './letter-at-first.ts';

interface LeadThreadsProps {
  leadId: string;
  name: string;
}

/** The conversations by email with a lead, for the panel of its page. */
export function LeadThreads({ leadId, name }: LeadThreadsProps) {
  const { rows, problem, again, hasMore, showMore } = usePages(leadId, (page, signal) =>
    leadEmails.listLeadThreads({ id: leadId, page, pageSize: 5 }, { ...(signal && { signal }) }),
  );
  const [open, setOpen] = useState<WireEmailThread | null>(null);
  const [answered, setAnswered] = useState<WireEmailThread | null>(null);
  useLive(leadMessagesMoved, (moved) => {
    if (!moved || moved.leadId === leadId) again();
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!rows) return <TableSkeleton columns={1} />;
  if (rows.length === 0) return <Text c="dimmed">{leadEmailMessages.noThreads()}</Text>;
  return (
    <>
      <ul className={styles.threads}>
        {rows.map((thread) => (
          <li key={thread.id}>
            <button
              type="button"
              className={styles.thread}
              aria-label={leadEmailMessages.openThread({ subject: subjectOf(thread) })}
              onClick={() => setOpen(thread)}
            >
              <span className="semibold">{subjectOf(thread)}</span>
              <span className="quiet text-14">
                {leadEmailMessages.threadCount({ count: thread.count })} · {lastOf(thread)}
              </span>
              <span className={styles.preview}>{thread.preview}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="subtle" onClick={showMore}>
          {leadEmailMessages.olderThreads()}
        </Button>
      )}
      {open && (
        <Drawer
          opened
          onClose={() => setOpen(null)}
          position="right"
          size="lg"
          title={subjectOf(open)}
        >
          <div className="grid gap-4">
            <Button
              onClick={() => {
                setAnswered(open);
                setOpen(null);
              }}
            >
              {leadEmailMessages.reply()}
            </Button>
            <MessageList
              leadId={leadId}
              ask={(page, signal) =>
                inquiries.listLeadMessages(
                  { id: leadId, thread: open.id, page },
                  { ...(signal && { signal }) },
                )
              }
            />
          </div>
        </Drawer>
      )}
      {answered && (
        <LeadEmailDrawer
          leadId={leadId}
          name={name}
          start={answerTo(answered.replyTo, replyTo(answered.subject))}
          onClose={() => setAnswered(null)}
          onDone={again}
        />
      )}
    </>
  );
}

const subjectOf = ({ subject }: WireEmailThread) => subject || leadEmailMessages.noSubject();

const replyTo = (subject: string) =>
  /^re:/i.test(subject) ? subject : leadEmailMessages.replySubject({ subject }).slice(0, 150);

function lastOf({ lastAt, lastDirection }: WireEmailThread): string {
  const ago = agoText(lastAt, new Date());
  return lastDirection === 'in'
    ? leadEmailMessages.lastIn({ ago })
    : leadEmailMessages.lastOut({ ago });
}
