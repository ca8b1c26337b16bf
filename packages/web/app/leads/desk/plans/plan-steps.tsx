import {
  PLAN_STEPS_MAX,
  type PlanStepKind,
  planStepKinds,
  type WireActionPlan,
  type WirePlanChoices,
  type WirePlanStep,
} from '@homestead/contract/leads';
import { Menu, Text } from '@mantine/core';
import {
  IconCheckbox,
  IconClock,
  IconFlag,
  IconMail,
  IconMessage,
  IconTag,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ActionMenu, ChangeButton, type RecordAction, useActions } from '#desk';
import { planDeskMessages } from '../messages/plans.ts';
import { plans } from './plan-clients.ts';
import { stepKindLabels } from './plan-fields.ts';
import styles from './plan-steps.module.css';
import { StepDrawer } from './step-drawer.tsx';

export const stepIcons: Record<PlanStepKind, TablerIcon> = {
  email: IconMail,
  text: IconMessage,
  task: IconCheckbox,
  wait: IconClock,
  stage: IconFlag,
  tag: IconTag,
};

interface PlanStepsProps {
  plan: WireActionPlan;
  choices: WirePlanChoices;
  onDone: () => void;
}

interface ListedStep {
  step: WireActionPlan['steps'][number];
  at: number;
  abilities: string[];
}

/** The steps of a plan in their order. Each change is saved right away and can be undone. */
export function PlanSteps({ plan, choices, onDone }: PlanStepsProps) {
  const { id, version, steps } = plan;
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [added, setAdded] = useState<PlanStepKind | null>(null);
  useEffect(() => {
    if (focused === null) return;
    list.current?.children[focused]?.querySelector('button')?.focus();
    setFocused(null);
  }, [focused]);
  const save = async (next: readonly WirePlanStep[], message: string) => {
    const { data } = await plans.updateActionPlan({ id, version, steps: [...next] });
    const undo = () => plans.updateActionPlan({ id, version: data.version, steps });
    return { message, undo };
  };
  const move = async (at: number, to: number) => {
    const next = steps.filter((_, index) => index !== at);
    next.splice(to, 0, steps[at] as WirePlanStep & { words: string });
    const done = await save(next, planDeskMessages.stepMoved());
    setFocused(to);
    return done;
  };
  const actions: readonly RecordAction<ListedStep>[] = [
    {
      name: 'edit',
      label: planDeskMessages.editShort,
      key: 'e',
      dialog: ({ record: { step, at }, onClose, onDone: done }) => (
        <StepDrawer
          title={planDeskMessages.editStep({ number: at + 1 })}
          step={step}
          choices={choices}
          onClose={onClose}
          onSaved={done}
          save={async (changed) => {
            const next = steps.map((one, index) => (index === at ? changed : one));
            return (await save(next, planDeskMessages.stepSaved())).message;
          }}
        />
      ),
    },
    {
      name: 'up',
      label: planDeskMessages.moveUp,
      key: 'u',
      run: ({ at }) => move(at, at - 1),
    },
    {
      name: 'down',
      label: planDeskMessages.moveDown,
      key: 'd',
      run: ({ at }) => move(at, at + 1),
    },
    {
      name: 'remove',
      label: planDeskMessages.remove,
      key: 'r',
      run: ({ at }) =>
        save(
          steps.filter((_, index) => index !== at),
          planDeskMessages.stepRemoved(),
        ),
    },
  ];
  return (
    <div className="grid gap-3">
      {steps.length === 0 && <Text c="dimmed">{planDeskMessages.noSteps()}</Text>}
      <ol ref={list} className={styles.steps}>
        {steps.map((step, at) => (
          <StepItem
            // Steps have no names of their own.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a step is known by
            key={at}
            listed={{
              ...{ step, at },
              abilities: [
                ...['edit', 'remove'],
                ...(at > 0 ? ['up'] : []),
                ...(at < steps.length - 1 ? ['down'] : []),
              ],
            }}
            actions={actions}
            onDone={onDone}
          />
        ))}
      </ol>
      {steps.length < PLAN_STEPS_MAX && (
        <div>
          <AddStep onChoose={setAdded} />
        </div>
      )}
      {added && (
        <StepDrawer
          title={planDeskMessages.newStep({ kind: stepKindLabels[added]() })}
          step={{ kind: added }}
          isNew
          choices={choices}
          onClose={() => setAdded(null)}
          onSaved={onDone}
          save={async (step) => {
            const done = await save([...steps, step], planDeskMessages.stepAdded());
            return done.message;
          }}
        />
      )}
    </div>
  );
}

function StepItem({
  listed,
  actions,
  onDone,
}: {
  listed: ListedStep;
  actions: readonly RecordAction<ListedStep>[];
  onDone: () => void;
}) {
  const { step, at } = listed;
  const name = planDeskMessages.stepMenu({ number: at + 1 });
  const given = useActions({ record: listed, name, actions, onDone });
  const Icon = stepIcons[step.kind];
  return (
    <li className={styles.step} data-kind={step.kind}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <span>{step.words}</span>
        {step.notes && (
          <Text size="sm" c="dimmed">
            {step.notes}
          </Text>
        )}
      </div>
      <ActionMenu of={given} />
      {given.dialog}
    </li>
  );
}

function AddStep({ onChoose }: { onChoose: (kind: PlanStepKind) => void }) {
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <ChangeButton>{planDeskMessages.addStep()}</ChangeButton>
      </Menu.Target>
      <Menu.Dropdown>
        {planStepKinds.map((kind) => {
          const Icon = stepIcons[kind];
          return (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onChoose(kind)}
            >
              {stepKindLabels[kind]()}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
