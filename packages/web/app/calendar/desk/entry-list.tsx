import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import {
  ChangeButton,
  DeskPanel,
  type FieldHints,
  type FormKey,
  RecordDrawer,
  sayProblem,
  showToast,
} from '#desk';
import { calendarMessages } from '../messages.ts';

interface Entry {
  id: string;
  name: string;
  note?: string;
  /** The note is about something that doesn't work. */
  isBad?: boolean;
}

interface EntryListProps {
  title: string;
  hint?: string;
  /** In place of an empty list. */
  none: string;
  entries: readonly Entry[];
  /** Returns what to say. */
  remove: (entry: Entry) => Promise<string>;
  creation: {
    label: string;
    schema: ComponentProps<typeof RecordDrawer>['schema'];
    fields: readonly (string | FieldHints)[];
    record: object;
    /** Returns what to say. */
    save: (fields: Record<string, unknown>, key: FormKey) => Promise<string>;
  };
  onChanged: () => void;
}

/** A short list of a person's own entries, with a way to add and remove them. */
export function EntryList({
  title,
  hint,
  none,
  entries,
  remove,
  creation: { label, fields, ...creation },
  onChanged,
}: EntryListProps) {
  const [isOpen, setOpen] = useState(false);
  const take = (entry: Entry) =>
    remove(entry)
      .then(showToast, sayProblem)
      .finally(() => onChanged());
  return (
    <DeskPanel title={title}>
      {hint && (
        <Text size="sm" c="dimmed" mb="sm">
          {hint}
        </Text>
      )}
      {entries.length === 0 && <Text c="dimmed">{none}</Text>}
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="row wrap gap-3">
            <div className="grow">
              {entry.name}
              {entry.note && (
                <Text size="sm" c={entry.isBad ? 'bad' : 'dimmed'}>
                  {entry.note}
                </Text>
              )}
            </div>
            <ChangeButton
              variant="subtle"
              size="compact-sm"
              aria-label={calendarMessages.removeNamed({ name: entry.name })}
              onClick={() => take(entry)}
            >
              {calendarMessages.remove()}
            </ChangeButton>
          </li>
        ))}
      </ul>
      <ChangeButton
        variant="default"
        mt="md"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {label}
      </ChangeButton>
      <RecordDrawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        sections={[{ fields }]}
        isNew
        said={(said: string) => said}
        onSaved={() => {
          setOpen(false);
          onChanged();
        }}
        {...creation}
      />
    </DeskPanel>
  );
}
