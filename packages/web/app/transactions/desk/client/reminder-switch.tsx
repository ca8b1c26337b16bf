import { Switch } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ProblemNote, useReadOnly } from '#desk';
import type { LinkedPage } from './use-linked-page.ts';

interface ReminderSwitchProps {
  shown: Pick<LinkedPage, 'isReminded' | 'abilities'>;
  label: string;
  hint: string;
  problem: ComponentProps<typeof ProblemNote>['problem'];
  onSwitch: (isReminded: boolean) => void;
}

/** Whether a client is reminded of expirations, too; not offered where they can’t get email. */
export function ReminderSwitch({ shown, label, hint, problem, onSwitch }: ReminderSwitchProps) {
  const isReadOnly = useReadOnly() !== null;
  if (!shown.abilities.includes('remind')) return null;
  return (
    <>
      <Switch
        mt="md"
        label={label}
        description={hint}
        checked={shown.isReminded}
        disabled={isReadOnly}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <ProblemNote problem={problem} />
    </>
  );
}
