import { photoAddress } from '@homestead/contract/feed';
import {
  foldsByDay,
  type WireTimelineEntry,
  type WireTimelineItem,
} from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { listingHref } from '#listings';
import { clockText, instantDateText, instantText } from '#platform';
import { timelineMessages } from '../messages/timeline.ts';
import { EntryFiles } from './entry-files.tsx';
import { NoteActions } from './note-actions.tsx';
import type { NoteChanged } from './note-changed.ts';
import styles from './timeline.module.css';
import { timelines } from './timeline-client.ts';
import { factText, lineOf, statusText } from './timeline-words.ts';

interface EntryBodyProps {
  item: WireTimelineItem;
  leadId: string;
  leadName: string;
  onChanged: NoteChanged;
}

/** All that there is about an entry. */
export default function EntryBody({ item, leadId, leadName, onChanged }: EntryBodyProps) {
  if (item.folded) return <Folded entries={item.folded} />;
  const { at, by, group, message, facts, attachments, home, note } = item;
  const isTheirs = by === null && (group === 'web' || message?.direction === 'in');
  return (
    <div className="grid gap-2">
      <Text size="sm" c="dimmed">
        {instantText(at)}
        {by && ` · ${timelineMessages.by({ name: by })}`}
        {isTheirs && ` · ${timelineMessages.byLead({ name: leadName })}`}
        {message && ` · ${statusText(message)}`}
      </Text>
      {message?.failure && (
        <Text size="sm" c="bad">
          {message.failure}
        </Text>
      )}
      {note && item.abilities.length > 0 ? (
        <NoteActions item={item} note={note} leadId={leadId} onChanged={onChanged}>
          <EntryText item={item} leadId={leadId} />
        </NoteActions>
      ) : (
        <EntryText item={item} leadId={leadId} />
      )}
      {facts.length > 0 && (
        <ul className="no-margin no-pad text-14">
          {facts.map((fact) => (
            <li key={fact.label} className={styles.fact}>
              {factText(fact)}
            </li>
          ))}
        </ul>
      )}
      {home && <EntryHome home={home} />}
      <EntryFiles files={attachments} />
    </div>
  );
}

/** The text of an entry; the rest of a long one is asked for. */
function EntryText({ item, leadId }: Pick<EntryBodyProps, 'item' | 'leadId'>) {
  const { id, isCut } = item;
  const { answer, problem, again } = useAnswer(isCut ? id : null, (signal) =>
    timelines.getTimelineEntry({ id: leadId, entry: id }, { signal }),
  );
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (isCut && !answer) return <TableSkeleton columns={1} />;
  const { body, note } = answer?.data ?? item;
  if (!body) return null;
  return (
    <p className={styles.text}>
      {note
        ? withMentions(
            body,
            note.mentions.map(({ name }) => name),
          )
        : body}
    </p>
  );
}

/** A note whose mentions stick out. */
function withMentions(body: string, names: readonly string[]) {
  const marks = names.map((name) => `@${name}`);
  if (marks.length === 0) return body;
  const escaped = marks.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return body.split(new RegExp(`(${escaped.join('|')})`)).map((part, index) =>
    marks.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <span key={index} className="brand semibold">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function EntryHome({ home }: { home: NonNullable<WireTimelineEntry['home']> }) {
  const { mlsNumber, address, photoToken } = home;
  const name = address ?? timelineMessages.homeByNumber({ number: mlsNumber ?? '' });
  return (
    <div className={styles.home}>
      {photoToken && (
        <img
          src={photoAddress(photoToken, 320, 'jpg')}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          className={styles.photo}
        />
      )}
      {mlsNumber ? <a href={listingHref(mlsNumber)}>{name}</a> : name}
    </div>
  );
}

function Folded({ entries }: { entries: readonly WireTimelineEntry[] }) {
  return (
    <ol className={styles.folded}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.view}>
          <time dateTime={entry.at} title={instantText(entry.at)} className="quiet">
            {foldsByDay(entry) ? clockText(entry.at) : instantDateText(entry.at)}
          </time>
          {entry.home ? <EntryHome home={entry.home} /> : lineOf(entry)}
        </li>
      ))}
    </ol>
  );
}
