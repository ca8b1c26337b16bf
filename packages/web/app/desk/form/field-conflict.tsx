import { localDate } from '@homestead/contract/platform';
import { Alert, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { clockText, dayText } from '#platform';
import { deskMessages } from '../messages.ts';
import { ChangeButton } from '../read-only.tsx';
import type { Field, FieldValue } from './read-fields.ts';
import { shownValue } from './shown-value.ts';

/** Who changed a field last, and when; the name is missing for the server itself. */
export interface FieldChange {
  name: string | null;
  at: string;
}

interface FieldConflictProps {
  field: Field;
  mine: FieldValue;
  theirs: FieldValue;
  whoChanged: ((field: string) => Promise<FieldChange | null>) | undefined;
  onKeep: () => void;
  onTake: () => void;
}

const MOST = 200;

/** Both values of a field that someone else changed after it was typed over. */
export function FieldConflict(given: FieldConflictProps) {
  const { field, mine, theirs, whoChanged, onKeep, onTake } = given;
  const [change, setChange] = useState<FieldChange | null>(null);
  const ask = whoChanged;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value of theirs
  useEffect(() => {
    let isShown = true;
    ask?.(field.name).then(
      (found) => isShown && setChange(found),
      // The sentence goes without a name.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [field.name, theirs]);
  const { label } = field;
  const choice = (text: string) => deskMessages.choiceFor({ choice: text, label });
  return (
    <Alert color="warn" role="alert" p="sm" data-conflict={field.name}>
      <Text size="sm">
        {conflictText({ theirs: shownOf(field, theirs), mine: shownOf(field, mine), change })}
      </Text>
      <Group gap="xs" mt="xs">
        <ChangeButton
          variant="default"
          aria-label={choice(deskMessages.keepMine())}
          onClick={onKeep}
        >
          {deskMessages.keepMine()}
        </ChangeButton>
        <ChangeButton
          variant="default"
          aria-label={choice(deskMessages.useTheirs())}
          onClick={onTake}
        >
          {deskMessages.useTheirs()}
        </ChangeButton>
      </Group>
    </Alert>
  );
}

/** A value to read; null where it is empty. */
function shownOf(field: Field, value: FieldValue): string | null {
  if (String(value).trim() === '') return null;
  const text = shownValue(field, value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

/** "Priya Raman changed this to $395,000 at 4:05 PM. You typed $400,000." */
export function conflictText({
  theirs,
  mine,
  change,
  now = new Date(),
}: {
  theirs: string | null;
  mine: string | null;
  change: FieldChange | null;
  now?: Date;
}): string {
  const you = mine === null ? deskMessages.youCleared() : deskMessages.youTyped({ mine });
  return `${theySaid(theirs, change, now)} ${you}`;
}

function theySaid(theirs: string | null, change: FieldChange | null, now: Date): string {
  if (!change?.name) {
    return theirs === null
      ? deskMessages.someoneCleared()
      : deskMessages.someoneChanged({ theirs });
  }
  const { name, at } = change;
  const when = { name, time: clockText(at) };
  if (localDate(new Date(at)) === localDate(now)) {
    return theirs === null
      ? deskMessages.theyCleared(when)
      : deskMessages.theyChanged({ ...when, theirs });
  }
  const on = { ...when, day: dayText(at) };
  return theirs === null
    ? deskMessages.theyClearedOn(on)
    : deskMessages.theyChangedOn({ ...on, theirs });
}
