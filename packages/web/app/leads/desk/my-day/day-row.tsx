import type { WireDayItem } from '@homestead/contract/leads';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCheck,
  IconClockPause,
  IconHome,
  IconInbox,
  IconMail,
  IconMessageCircle,
  IconPencil,
  IconPhone,
  IconRoute,
  IconSquareCheck,
  IconUserQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ActionMenu, Ago, ChangeButton, ChangeIcon, useActions } from '#desk';
import { InquiryClock } from '../inquiries/inquiry-clock.tsx';
import { myDayMessages } from '../messages/my-day.ts';
import { dayActions } from './day-actions.tsx';
import styles from './day-row.module.css';
import { nameOfItem, reasonText, timeText } from './day-words.ts';

const kindIcons: Record<WireDayItem['kind'], TablerIcon> = {
  inquiry: IconUserQuestion,
  reply: IconMessageCircle,
  task: IconSquareCheck,
  appointment: IconCalendarEvent,
  tour: IconHome,
  unmatched: IconInbox,
  plan: IconRoute,
};

/** The actions with a button in the row; the others are in its menu. */
const buttonIcons: Record<string, TablerIcon> = {
  call: IconPhone,
  email: IconMail,
  done: IconCheck,
  seen: IconCheck,
  log: IconPencil,
  snooze: IconClockPause,
};

/** What runs an action of a row by its letter, by the id of the row. */
export type DayRunners = Map<string, (letter: string) => void>;

interface DayRowProps {
  item: WireDayItem;
  runners: DayRunners;
  onDone: () => void;
}

/** One thing to do: whom it's about, why, until when, and what can be done with it. */
export function DayRow({ item, runners, onDone }: DayRowProps) {
  const name = nameOfItem(item);
  const given = useActions({ record: item, name, actions: dayActions, onDone });
  const { offered, start, dialog } = given;
  const Icon = kindIcons[item.kind];
  const hasDone = offered.some(({ name }) => name === 'done' || name === 'seen');
  const buttons = offered.filter(
    (action) => buttonIcons[action.name] && !(hasDone && action.name === 'log'),
  );
  const claim = offered.find((action) => action.name === 'claim');
  const row = useRef<HTMLLIElement>(null);
  const run = useRef((_letter: string) => {});
  run.current = (letter) => {
    const action = offered.find(({ key }) => key === letter);
    const button = row.current?.querySelector<HTMLElement>(`[data-key="${letter}"]`);
    // A button also leads elsewhere, such as to the phone.
    if (button) button.click();
    else if (action) start(action, row.current?.querySelector('a') ?? null);
  };
  useEffect(() => {
    runners.set(item.id, (letter) => run.current(letter));
    return () => {
      runners.delete(item.id);
    };
  }, [runners, item.id]);
  return (
    <li ref={row} className={styles.row} data-id={item.id}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <Link to={item.path} data-row className={styles.name}>
          {name}
        </Link>
        <p className={styles.why}>
          {reasonText(item)}
          {item.text && item.text !== name && <>: {item.text}</>}
          {item.place && <> · {item.place}</>}
        </p>
      </div>
      <div className={styles.time}>
        <Time item={item} />
      </div>
      <div className={styles.actions}>
        {claim && (
          <Tooltip label={myDayMessages.withKey({ action: claim.label(), key: claim.key ?? '' })}>
            <ChangeButton
              size="compact-sm"
              data-key={claim.key}
              aria-label={myDayMessages.actionOn({ action: claim.label(), name })}
              onClick={(event) => start(claim, event.currentTarget)}
            >
              {claim.label()}
            </ChangeButton>
          </Tooltip>
        )}
        {buttons.map((action) => {
          const ButtonIcon = buttonIcons[action.name] ?? IconCheck;
          const { key = '' } = action;
          const label = action.label();
          const to = action.href?.(item);
          const shared = {
            variant: 'subtle',
            color: 'quiet',
            size: 'lg',
            'data-key': key,
            'aria-label': myDayMessages.actionOn({ action: label, name }),
          } as const;
          return (
            <Tooltip key={action.name} label={myDayMessages.withKey({ action: label, key })}>
              {to ? (
                <ActionIcon {...shared} component="a" href={to}>
                  <ButtonIcon size={20} aria-hidden />
                  <span className={styles.label}>{label}</span>
                </ActionIcon>
              ) : (
                <ChangeIcon {...shared} onClick={(event) => start(action, event.currentTarget)}>
                  <ButtonIcon size={20} aria-hidden />
                  <span className={styles.label}>{label}</span>
                </ChangeIcon>
              )}
            </Tooltip>
          );
        })}
        <ActionMenu of={given} href={item.path} />
      </div>
      {dialog}
    </li>
  );
}

/** The clock of a promise is marked; other times are words. */
function Time({ item }: { item: WireDayItem }) {
  const { reason, dueAt } = item;
  if (reason === 'promise') return <InquiryClock dueAt={dueAt} />;
  if (reason === 'reply' || reason === 'unmatched' || reason === 'plan-refused')
    return <Ago at={dueAt} />;
  if (reason === 'overdue') {
    return (
      <>
        <IconAlertTriangle size={14} className={styles.late} aria-hidden /> <Ago at={dueAt} />
      </>
    );
  }
  return <time dateTime={dueAt}>{timeText(item)}</time>;
}
