import { Button } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { deskMessages } from '../messages.ts';

interface FilterChipProps {
  condition: string;
  onRemove: () => void;
  /** The list can’t be narrowed by it; the condition says so. */
  isWrong?: boolean;
}

/** A condition that narrows a list, in words; a click removes it. */
export function FilterChip({ condition, onRemove, isWrong = false }: FilterChipProps) {
  return (
    <Button
      variant="light"
      {...(isWrong && {
        color: 'bad',
        leftSection: <IconAlertTriangle size={16} aria-hidden />,
      })}
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={deskMessages.removeFilter({ condition })}
      onClick={onRemove}
    >
      {condition}
    </Button>
  );
}
