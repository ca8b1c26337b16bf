import {
  planStepLabels,
  planStepSchema,
  type WirePlanChoices,
  type WirePlanStep,
} from '@homestead/contract/leads';
import { useState } from 'react';
import { RecordDrawer } from '#desk';
import { newSteps, stepFields } from './plan-fields.ts';

interface StepDrawerProps {
  title: string;
  step: Pick<WirePlanStep, 'kind'> & Partial<WirePlanStep>;
  isNew?: boolean;
  choices: WirePlanChoices;
  /** Returns what to say. */
  save: (step: WirePlanStep) => Promise<string>;
  onClose: () => void;
  onSaved: () => void;
}

const schema = { body: planStepSchema, labels: planStepLabels };

/** The form of one step. */
export function StepDrawer({ title, step, isNew = false, choices, save, ...on }: StepDrawerProps) {
  const { kind } = step;
  // The same object each time, or the form would start over with what was typed.
  const [record] = useState({ ...newSteps[kind], ...step });
  return (
    <RecordDrawer
      isOpen
      onClose={on.onClose}
      title={title}
      schema={schema}
      sections={[{ fields: stepFields(kind, choices) }]}
      record={record}
      isNew={isNew}
      save={(given) => save({ ...(isNew ? {} : step), ...given, kind } as WirePlanStep)}
      said={(done) => done}
      onSaved={on.onSaved}
    />
  );
}
