import type { TimelineGroup, WireTimelineItem } from '@homestead/contract/leads';
import {
  IconArrowsExchange,
  IconChecklist,
  IconChevronDown,
  IconHome,
  IconInbox,
  IconMail,
  IconMessage,
  IconNote,
  IconPhone,
  IconRoute,
  IconShieldCheck,
  IconWorld,
} from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { lazyPart, TableSkeleton } from '#desk';
import { clockText, instantDateText, instantText } from '#platform';
import type { NoteChanged } from './note-changed.ts';
import styles from './timeline.module.css';
import { detailOf, titleOf } from './timeline-words.ts';

const EntryBody = lazyPart(() => import('./entry-body.tsx'));

const icons: Record<TimelineGroup, typeof IconNote> = {
  notes: IconNote,
  calls: IconPhone,
  tasks: IconChecklist,
  emails: IconMail,
  texts: IconMessage,
  inquiries: IconInbox,
  tours: IconHome,
  web: IconWorld,
  changes: IconArrowsExchange,
  routing: IconRoute,
  consents: IconShieldCheck,
};

interface TimelineEntryProps {
  item: WireTimelineItem;
  leadId: string;
  leadName: string;
  /** Without a heading with its day above it. */
  isApart?: boolean;
  /** In the tab order. */
  isReached?: boolean;
  onChanged: NoteChanged;
}

/** One line of a timeline that opens in place. */
export function TimelineEntry({
  item,
  isApart = false,
  isReached = true,
  ...rest
}: TimelineEntryProps) {
  const { id, group, at, by, message, attachments } = item;
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const Icon = icons[group];
  const said = detailOf(item);
  return (
    <li className={styles.entry} data-group={group} data-failed={message?.status === 'failed'}>
      <button
        type="button"
        className={styles.summary}
        data-entry={id}
        tabIndex={isReached ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} aria-hidden className="quiet no-shrink" />
        <span className={styles.line}>
          <span className="medium">{titleOf(item)}</span>
          {said && <span className="quiet"> {said}</span>}
          {attachments.length > 0 && <span className="quiet"> · {attachments.length}</span>}
        </span>
        <span className={styles.who}>
          {by && <span className={styles.by}>{by}</span>}
          <time dateTime={at} title={instantText(at)}>
            {isApart ? instantDateText(at) : clockText(at)}
          </time>
          <IconChevronDown size={14} aria-hidden className={styles.chevron} />
        </span>
      </button>
      <div id={bodyId} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <Suspense fallback={<TableSkeleton columns={1} />}>
            <EntryBody item={item} {...rest} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
