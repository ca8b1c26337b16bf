import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { deskMessages } from '../messages.ts';

/** A condition that narrows a list, in words; a click removes it. */
export function FilterChip({ condition, onRemove }: { condition: string; onRemove: () => void }) {
  return (
    <Button
      variant="light"
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={deskMessages.removeFilter({ condition })}
      onClick={onRemove}
    >
      {condition}
    </Button>
  );
}
