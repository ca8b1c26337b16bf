import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { deskMessages } from './messages.ts';
import { useListNeighbors } from './neighbors.ts';
import { usePageKeys } from './page-entries.ts';
import { useKeys } from './use-keys.ts';

interface RecordPagerProps {
  id: string;
  hrefOf: (id: string) => string;
}

/** On a record's page: the previous and next one of its list, also by k and j. */
export function RecordPager({ id, hrefOf }: RecordPagerProps) {
  const neighbors = useListNeighbors(id);
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = (to: string | null) => {
    if (to !== null) navigate(hrefOf(to), { state });
  };
  useKeys(neighbors ? { k: () => go(neighbors.previous), j: () => go(neighbors.next) } : {});
  usePageKeys(
    neighbors
      ? [
          { keys: ['j'], label: deskMessages.nextRecord() },
          { keys: ['k'], label: deskMessages.previousRecord() },
        ]
      : [],
  );
  if (!neighbors) return null;
  return <PagerButtons {...neighbors} onGo={go} />;
}

interface PagerButtonsProps {
  previous: string | null;
  next: string | null;
  position: number;
  count: number;
  onGo: (id: string | null) => void;
}

/** "3 of 20" between two arrows. */
export function PagerButtons({ previous, next, position, count, onGo }: PagerButtonsProps) {
  const arrow = (to: string | null, label: string, key: string, Icon: typeof IconChevronUp) => (
    <Tooltip label={`${label} (${key})`}>
      <ActionIcon
        variant="subtle"
        color="quiet"
        size="lg"
        aria-label={label}
        aria-keyshortcuts={key}
        // Not `disabled`: it would lose the focus at the end of the list.
        aria-disabled={to === null}
        data-disabled={to === null || undefined}
        bg={to === null ? 'transparent' : undefined}
        onClick={() => onGo(to)}
      >
        <Icon size={20} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <Group gap={4} wrap="nowrap">
      {arrow(previous, deskMessages.previousRecord(), 'k', IconChevronUp)}
      {arrow(next, deskMessages.nextRecord(), 'j', IconChevronDown)}
      <Text size="sm" c="dimmed" role="status">
        {deskMessages.positionOf({ position, count })}
      </Text>
    </Group>
  );
}
