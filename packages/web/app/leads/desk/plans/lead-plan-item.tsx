import type { PlanControl, WireLeadPlan } from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { ActionMenu, type RecordAction, useActions } from '#desk';
import { instantText } from '#platform';
import { planDeskMessages } from '../messages/plans.ts';
import styles from './lead-plan-item.module.css';
import { leadPlans } from './plan-clients.ts';

const control = ({ id, version }: WireLeadPlan, action: PlanControl) =>
  leadPlans.controlLeadPlan({ id, version, action });

const actions: readonly RecordAction<WireLeadPlan>[] = [
  {
    name: 'pause',
    label: planDeskMessages.pause,
    async run(plan) {
      await control(plan, 'pause');
      return planDeskMessages.wasPaused({ plan: plan.name });
    },
  },
  {
    name: 'resume',
    label: planDeskMessages.resume,
    async run(plan) {
      await control(plan, 'resume');
      return planDeskMessages.wasResumed({ plan: plan.name });
    },
  },
  {
    name: 'skip',
    label: planDeskMessages.skip,
    async run(plan) {
      await control(plan, 'skip');
      return planDeskMessages.wasSkipped();
    },
  },
  {
    name: 'stop',
    label: planDeskMessages.stop,
    isDangerous: true,
    question: planDeskMessages.stopQuestion,
    async run(plan) {
      await control(plan, 'stop');
      return planDeskMessages.wasStopped({ plan: plan.name });
    },
  },
];

const stateWords: Record<Exclude<WireLeadPlan['state'], 'running'>, () => string> = {
  paused: planDeskMessages.paused,
  stopped: planDeskMessages.stopped,
  finished: planDeskMessages.finished,
};

/** One plan on a lead: what happens next and when, or how it ended, and all its steps. */
export function LeadPlanItem({ plan, onDone }: { plan: WireLeadPlan; onDone: () => void }) {
  const { name, state, why, next, startedAt, startedBy, steps } = plan;
  const given = useActions({ record: plan, name, actions, onDone });
  const at = instantText(startedAt);
  return (
    <article className={styles.plan}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <ActionMenu of={given} />
      </div>
      {state !== 'running' && (
        <p className="no-margin">
          {stateWords[state]()}
          {why && `. ${why}.`}
        </p>
      )}
      {next && (
        <div>
          <p className="semibold no-margin">{next.words}</p>
          {state === 'running' && (
            <p className="quiet no-margin">
              <time dateTime={next.dueAt}>
                {next.sender
                  ? planDeskMessages.nextBy({ at: instantText(next.dueAt), name: next.sender })
                  : planDeskMessages.nextAt({ at: instantText(next.dueAt) })}
              </time>
              {next.held && (
                <span className="block">{planDeskMessages.held({ reason: next.held })}</span>
              )}
            </p>
          )}
        </div>
      )}
      <details className="disclosure">
        <summary className="tap-height">{planDeskMessages.allSteps()}</summary>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.position}>
              {step.words}
              {step.outcome && (
                <Text size="sm" c={step.outcome === 'refused' ? 'bad' : 'dimmed'}>
                  {outcomeText(step)}
                </Text>
              )}
            </li>
          ))}
        </ol>
        <Text size="sm" c="dimmed">
          {startedBy
            ? planDeskMessages.startedBy({ at, name: startedBy })
            : planDeskMessages.startedByRule({ at })}
        </Text>
      </details>
      {given.dialog}
    </article>
  );
}

function outcomeText({ outcome, reason, takenAt }: WireLeadPlan['steps'][number]): string {
  if (outcome === 'refused') return planDeskMessages.refused({ reason: reason ?? '' });
  if (outcome === 'skipped') return planDeskMessages.skipped();
  return planDeskMessages.done({ at: takenAt ? instantText(takenAt) : '' });
}
