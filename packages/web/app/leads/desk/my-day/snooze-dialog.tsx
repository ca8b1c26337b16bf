import type { WireDayItem } from '@homestead/contract/leads';
import { dateAfter, localDate, localInstants } from '@homestead/contract/platform';
import { Button, Modal, Text } from '@mantine/core';
import { ProblemNote, sayDone, useWork } from '#desk';
import { instantText } from '#platform';
import { myDayMessages } from '../messages/my-day.ts';
import { nameOfItem } from './day-words.ts';
import { myDay } from './my-day-client.ts';

const HOUR = 60 * 60_000;
const MORNING = '08:00';

interface SnoozeDialogProps {
  item: WireDayItem;
  onClose: () => void;
  onDone: () => void;
}

/** Puts an item off until one of four times. */
export function SnoozeDialog({ item, onClose, onDone }: SnoozeDialogProps) {
  const name = nameOfItem(item);
  const work = useWork(async (until: Date) => {
    await myDay.snoozeDayItem({ item: item.id, until: until.toISOString() });
    const message = myDayMessages.snoozed({ name, at: instantText(until.toISOString()) });
    const undo = () => myDay.snoozeDayItem({ item: item.id, until: null });
    sayDone(message, [{ message, undo }], onDone);
    onClose();
    onDone();
  });
  return (
    <Modal opened onClose={onClose} title={myDayMessages.snoozeTitle({ name })}>
      <div className="grid gap-3">
        <Text size="sm" c="dimmed">
          {myDayMessages.snoozeHint()}
        </Text>
        <ProblemNote problem={work.problem} />
        {choices(new Date()).map(({ label, until }, index) => (
          <Button
            key={label}
            variant="default"
            data-autofocus={index === 0 || undefined}
            loading={work.isBusy}
            onClick={() => work.run(until)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Modal>
  );
}

function choices(now: Date): { label: string; until: Date }[] {
  const today = localDate(now);
  const morning = (day: string) => localInstants(day, MORNING)[0] ?? now;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const inHours = (count: number) => ({
    label: myDayMessages.inHours({ count }),
    until: new Date(now.getTime() + count * HOUR),
  });
  return [
    inHours(1),
    inHours(3),
    { label: myDayMessages.tomorrow(), until: morning(dateAfter(today, 1)) },
    {
      label: myDayMessages.nextWeek(),
      until: morning(dateAfter(today, (8 - weekday) % 7 || 7)),
    },
  ];
}
