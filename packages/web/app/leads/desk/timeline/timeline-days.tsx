import type { WireTimelineItem } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import { type KeyboardEvent, useState } from 'react';
import type { NoteChanged } from './note-changed.ts';
import styles from './timeline.module.css';
import { TimelineEntry } from './timeline-entry.tsx';
import { dayTitle } from './timeline-words.ts';

interface TimelineDaysProps {
  items: readonly WireTimelineItem[];
  leadId: string;
  leadName: string;
  onChanged: NoteChanged;
}

const SUMMARY = 'button[data-entry]';

/**
 * A timeline by days. One of its entries is in the tab order; the arrow keys go to the next and
 * the previous one, and Enter opens it.
 */
export function TimelineDays({ items, onChanged, ...lead }: TimelineDaysProps) {
  const [active, setActive] = useState<string | null>(null);
  const reached = items.some(({ id }) => id === active) ? active : (items[0]?.id ?? null);
  const days = Map.groupBy(items, ({ at }) => localDate(new Date(at)));
  const now = new Date();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const from = (event.target as Element).closest(SUMMARY);
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(SUMMARY)];
    const to = all[all.indexOf(from as HTMLElement) + step];
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div
      onKeyDown={move}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>(SUMMARY)?.dataset.entry;
        if (id) setActive(id);
      }}
    >
      {[...days].map(([date, ofDay]) => (
        <section key={date} className={styles.day}>
          <h3 className={styles.date}>{dayTitle(date, ofDay[0]?.at ?? date, now)}</h3>
          <ol className="no-margin no-pad">
            {ofDay.map((item) => (
              <TimelineEntry
                key={item.id}
                item={item}
                isReached={item.id === reached}
                onChanged={onChanged}
                {...lead}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
