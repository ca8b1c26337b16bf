import { Alert, Select } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { deskMessages } from '../messages.ts';
import { sayProblem } from '../show-toast.tsx';
import type { Choice } from './read-fields.ts';

/** What the form of a new record can be filled with. */
export interface FormStarter {
  label: string;
  choices: readonly Choice[];
  /** What the form is filled with, and what is left to do there. */
  load: (choice: string) => Promise<{ record: object; notes: readonly string[] }>;
}

/** What a form was filled with. */
export interface StartedWith {
  choice: string;
  record: object;
}

interface FormStarterSelectProps {
  starter: FormStarter;
  /** Whether something was typed, which would be lost. */
  isTyped: () => boolean;
  onStarted: (started: StartedWith) => void;
}

/** A choice above the form of a new record that fills it. */
export function FormStarterSelect({ starter, isTyped, onStarted }: FormStarterSelectProps) {
  const { label, choices, load } = starter;
  const [chosen, setChosen] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const start = async (choice: string) => {
    try {
      const { record, notes: left } = await load(choice);
      setChosen(choice);
      setNotes(left);
      onStarted({ choice, record });
    } catch (error) {
      sayProblem(error);
    }
  };
  const choose = (choice: string | null) => {
    if (choice === null) return;
    if (!isTyped()) return void start(choice);
    modals.openConfirmModal({
      title: deskMessages.replaceTitle(),
      children: deskMessages.replaceText(),
      labels: { confirm: deskMessages.replace(), cancel: deskMessages.keepEditing() },
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => void start(choice),
      zIndex: 500,
    });
  };
  return (
    <div className="grid gap-3 above-4">
      <Select
        label={label}
        data={choices}
        value={chosen}
        onChange={choose}
        searchable
        allowDeselect={false}
      />
      {notes.length > 0 && (
        <Alert color="warn" role="status">
          <ul className="grid gap-2">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
