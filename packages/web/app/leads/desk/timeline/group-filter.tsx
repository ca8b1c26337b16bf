import { TIMELINE_COUNT_MAX, type TimelineGroup, timelineGroups } from '@homestead/contract/leads';
import { timelineMessages } from '../messages/timeline.ts';
import styles from './timeline.module.css';
import { groupLabels } from './timeline-words.ts';

interface GroupFilterProps {
  counts: Partial<Record<TimelineGroup, number>>;
  chosen: readonly TimelineGroup[];
  onChoose: (groups: readonly TimelineGroup[]) => void;
}

/** Chips that choose what a timeline shows; those of which there is something. */
export function GroupFilter({ counts, chosen, onChoose }: GroupFilterProps) {
  const offered = timelineGroups.filter(
    (group) => (counts[group] ?? 0) > 0 || chosen.includes(group),
  );
  if (offered.length < 2 && chosen.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's
    <div role="group" aria-label={timelineMessages.filters()} className={styles.filter}>
      <button
        type="button"
        className="chip"
        aria-pressed={chosen.length === 0}
        onClick={() => onChoose([])}
      >
        {timelineMessages.all()}
      </button>
      {offered.map((group) => (
        <button
          key={group}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(group)}
          onClick={() =>
            onChoose(
              chosen.includes(group) ? chosen.filter((one) => one !== group) : [...chosen, group],
            )
          }
        >
          {labelOf(group, counts[group] ?? 0)}
        </button>
      ))}
    </div>
  );
}

function labelOf(name: TimelineGroup, count: number): string {
  const group = groupLabels[name]();
  return count >= TIMELINE_COUNT_MAX
    ? timelineMessages.groupMany({ group })
    : timelineMessages.groupCount({ group, count });
}
