import type { WireChecklist, WireOnboardingItem } from '@homestead/contract/accounts';
import { Checkbox, Progress, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import {
  Ago,
  ChangeButton,
  ProblemNote,
  RecordHistory,
  sayProblem,
  showToast,
  useReadOnly,
  useWork,
} from '#desk';
import { onboardingMessages } from '../../messages/onboarding.ts';
import styles from './onboarding-checklist.module.css';
import { onboarding } from './onboarding-client.ts';

interface OnboardingChecklistProps {
  checklist: WireChecklist;
  /** The words when there is none. */
  none: string;
  onChanged: () => void;
}

/** The steps of an agent, with who ticked them when. */
export function OnboardingChecklist({ checklist, none, onChanged }: OnboardingChecklistProps) {
  const { personId, items, progress, abilities } = checklist;
  const start = useWork(async () => {
    await onboarding.startChecklist({ id: personId });
    showToast(onboardingMessages.started());
    onChanged();
  });
  if (!progress) {
    return (
      <div className="grid gap-4">
        <Text>{none}</Text>
        {abilities.includes('start') && (
          <div>
            <ChangeButton onClick={() => start.run()} loading={start.isBusy}>
              {onboardingMessages.start()}
            </ChangeButton>
          </div>
        )}
        <ProblemNote problem={start.problem} onRetry={() => start.run()} />
      </div>
    );
  }
  const { done, total } = progress;
  const said =
    done === total
      ? onboardingMessages.complete({ total })
      : onboardingMessages.progress({ done, total });
  return (
    <div className={styles.list}>
      <Text fw={600} role="status">
        {said}
      </Text>
      <Progress value={(100 * done) / total} aria-label={said} />
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} onChanged={onChanged} />
        ))}
      </ul>
    </div>
  );
}

const titles: Readonly<Record<string, () => string>> = {
  ticked: onboardingMessages.ticked,
  unticked: onboardingMessages.unticked,
};

function Item({ item, onChanged }: { item: WireOnboardingItem; onChanged: () => void }) {
  const { id, title, help, doer, doneAt, doneBy, version, abilities } = item;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isOpen, { toggle }] = useDisclosure(false);
  const readOnly = useReadOnly();
  const isDone = wanted ?? doneAt !== null;
  const tick = async (next: boolean) => {
    setWanted(next);
    try {
      await onboarding.tickOnboardingItem({ id, version, isDone: next });
    } catch (error) {
      sayProblem(error);
    } finally {
      setWanted(null);
      onChanged();
    }
  };
  return (
    <li className={styles.item}>
      <Checkbox
        checked={isDone}
        disabled={abilities.length === 0 || wanted !== null || readOnly !== null}
        title={readOnly ?? undefined}
        onChange={(event) => void tick(event.currentTarget.checked)}
        label={title}
        description={help || undefined}
        classNames={{ body: styles.body ?? '', label: styles.title ?? '' }}
      />
      <div className={styles.facts}>
        {doer === 'office' && <Text size="sm">{onboardingMessages.byOffice()}</Text>}
        {doneAt && (
          <Text size="sm" c="dimmed">
            {doneBy
              ? onboardingMessages.doneBy({ name: doneBy })
              : onboardingMessages.doneBySomeone()}
            {', '}
            <Ago at={doneAt} />
          </Text>
        )}
        {version > 1 && (
          <button
            type="button"
            className="text-button"
            aria-expanded={isOpen}
            aria-label={`${onboardingMessages.history()}: ${title}`}
            onClick={toggle}
          >
            {onboardingMessages.history()}
          </button>
        )}
      </div>
      {isOpen && (
        <RecordHistory
          name={`${id} ${version}`}
          ask={(page, signal) =>
            onboarding.getOnboardingItemHistory({ id, page }, { ...(signal && { signal }) })
          }
          undo={(change) => onboarding.undoOnboardingItemChange({ id, change })}
          onUndone={onChanged}
          titleOf={({ what }) => titles[what]?.() ?? what}
        />
      )}
    </li>
  );
}
