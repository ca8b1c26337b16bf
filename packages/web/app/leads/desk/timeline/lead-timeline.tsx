import { type TimelineGroup, timelineGroups } from '@homestead/contract/leads';
import { Button, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart, ProblemNote, TableSkeleton } from '#desk';
import { timelineMessages } from '../messages/timeline.ts';
import { GroupFilter } from './group-filter.tsx';
import styles from './timeline.module.css';
import { TimelineDays } from './timeline-days.tsx';
import { TimelineEntry } from './timeline-entry.tsx';
import { useTimeline } from './use-timeline.ts';

const LeadComposer = lazyPart(() => import('./lead-composer.tsx'));

const PARAM = 'show';

const readGroups = (text: string | null): TimelineGroup[] =>
  timelineGroups.filter((group) => text?.split(',').includes(group));

/** What happened with a lead, with what staff write to it and about it above. */
export function LeadTimeline({ leadId }: { leadId: string }) {
  const [params, setParams] = useSearchParams();
  const groups = readGroups(params.get(PARAM));
  const timeline = useTimeline(leadId, groups.join(','));
  const { first, items, problem, again, change, hasMore, more } = timeline;
  const choose = (chosen: readonly TimelineGroup[]) =>
    setParams(
      (before) => {
        if (chosen.length === 0) before.delete(PARAM);
        else before.set(PARAM, chosen.join(','));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-label={timelineMessages.title()} className={styles.timeline}>
      {first && first.abilities.length > 0 && (
        <Suspense fallback={<div className={styles.composerPlace} />}>
          <LeadComposer
            leadId={leadId}
            name={first.name}
            abilities={first.abilities}
            onDone={again}
          />
        </Suspense>
      )}
      {first && <GroupFilter counts={first.counts} chosen={groups} onChoose={choose} />}
      {problem && <ProblemNote problem={problem} onRetry={again} />}
      {!items && !problem && <TableSkeleton columns={2} />}
      {first && first.pinned.length > 0 && (
        <section aria-label={timelineMessages.pinned()} className={styles.pinned}>
          <h3 className="fine-print no-margin">{timelineMessages.pinned()}</h3>
          <ul className="no-margin no-pad">
            {first.pinned.map((entry) => (
              <TimelineEntry
                key={entry.id}
                item={{ ...entry, folded: null }}
                isApart
                leadId={leadId}
                leadName={first.name}
                onChanged={change}
              />
            ))}
          </ul>
        </section>
      )}
      {first && items?.length === 0 && (
        <Text c="dimmed">
          {groups.length > 0 ? timelineMessages.noneOfGroups() : timelineMessages.none()}
        </Text>
      )}
      {first && items && (
        <TimelineDays items={items} leadId={leadId} leadName={first.name} onChanged={change} />
      )}
      {hasMore && (
        <Button
          variant="default"
          loading={more.isBusy}
          onClick={() => void more.run()}
          className={styles.older}
        >
          {timelineMessages.older()}
        </Button>
      )}
    </section>
  );
}
