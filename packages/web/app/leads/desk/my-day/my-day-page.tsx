import {
  inquiriesMoved,
  leadMessagesMoved,
  tasksMoved,
  unmatchedMoved,
} from '@homestead/contract/leads';
import { Button, Kbd, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { requireStaff } from '#accounts';
import { EmptyState } from '#design';
import { ChangeButton, DeskPage, DeskSkeleton, useKeys, usePageKeys } from '#desk';
import { instantDateText, instantText, useLive, useLiveRefresh } from '#platform';
import { leadKeys } from '../lead-keys.ts';
import { myDayMessages } from '../messages/my-day.ts';
import { NewTask } from '../tasks/new-task.tsx';
import { dayActions } from './day-actions.tsx';
import styles from './day-row.module.css';
import { DayRow, type DayRunners } from './day-row.tsx';
import { myDay } from './my-day-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta() {
  return [{ title: myDayMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-claim');
  return null;
}

export function clientLoader({ request: { signal } }: { request: Request }) {
  return myDay.getMyDay({}, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={myDayMessages.title()} />;
}

const keys: [names: string[], what: () => string][] = [
  [['j', 'k'], myDayMessages.keyMove],
  [['Enter'], myDayMessages.keyOpen],
  [[leadKeys.done], myDayMessages.keyDone],
  [[leadKeys.snooze], myDayMessages.keySnooze],
  [[leadKeys.call], myDayMessages.keyCall],
  [[leadKeys.email], myDayMessages.keyEmail],
  [[leadKeys.text], myDayMessages.keyText],
  [[leadKeys.log], myDayMessages.keyLog],
  [[leadKeys.task], myDayMessages.keyTask],
  [[leadKeys.claim], myDayMessages.keyClaim],
];
const rowKeys = [...new Set(dayActions.flatMap(({ key }) => key ?? []))];

/** /my-day: what the viewer should do next, the most urgent first. */
export default function MyDayPage() {
  const { data, hasMore, snoozed, abilities, next } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useFollow();
  const runners = useRef<DayRunners>(new Map());
  useDayKeys(list, runners.current);
  useKeptPlace(list, data);
  return (
    <DeskPage
      title={myDayMessages.title()}
      below={
        <Text c="dimmed" role="status">
          {hasMore ? myDayMessages.many() : myDayMessages.summary({ count: data.length })}
          {data.length > 0 && snoozed > 0 && (
            <> · {myDayMessages.snoozedCount({ count: snoozed })}</>
          )}
        </Text>
      }
      actions={
        abilities.includes('create') && (
          <ChangeButton onClick={() => setAdding(true)}>{myDayMessages.newTask()}</ChangeButton>
        )
      }
    >
      {data.length > 0 ? (
        <>
          <p className={styles.keys} aria-hidden>
            {keys.map(([names, what]) => (
              <span key={names.join()}>
                {names.map((name) => (
                  <Kbd key={name} mr={4}>
                    {name}
                  </Kbd>
                ))}
                {what()}
              </span>
            ))}
          </p>
          <ol ref={list} className={styles.list} aria-label={myDayMessages.title()}>
            {data.map((item) => (
              <DayRow key={item.id} item={item} runners={runners.current} onDone={revalidate} />
            ))}
          </ol>
        </>
      ) : (
        <EmptyState title={myDayMessages.empty()} hint={nextText(next, snoozed)}>
          <Button variant="default" component={Link} to="/tasks">
            {myDayMessages.allTasks()}
          </Button>
        </EmptyState>
      )}
      {isAdding && <NewTask onClose={() => setAdding(false)} onDone={revalidate} />}
    </DeskPage>
  );
}

/** Loads again when something moves, and with the clocks once a minute. */
function useFollow(): void {
  const { revalidate } = useRevalidator();
  const later = useDebouncedCallback(revalidate, 1000);
  useLiveRefresh(tasksMoved);
  useLive(inquiriesMoved, () => later());
  useLive(leadMessagesMoved, () => later());
  useLive(unmatchedMoved, () => later());
}

/** j and k move between the rows; the other keys run the actions of the row with the focus. */
function useDayKeys(list: RefObject<HTMLOListElement | null>, runners: DayRunners): void {
  usePageKeys(keys.map(([names, what]) => ({ keys: names, label: what() })));
  const press = (key: string) => () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-id]');
    runners.get(row?.dataset.id ?? '')?.(key);
  };
  const move = (by: 1 | -1) => () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = document.activeElement?.closest('[data-id]')?.querySelector('[data-row]');
    const at = rows.findIndex((one) => one === row);
    const next = rows[at < 0 ? (by === 1 ? 0 : rows.length - 1) : at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    ...{ j: move(1), k: move(-1) },
    ...Object.fromEntries(rowKeys.map((key) => [key, press(key)])),
  });
}

/** When the row with the focus goes, the one in its place gets it. */
function useKeptPlace(list: RefObject<HTMLOListElement | null>, data: unknown): void {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const holder = list.current;
    if (!holder) return;
    const rows = () => [...holder.querySelectorAll<HTMLElement>('[data-row]')];
    const note = () => {
      const row = document.activeElement
        ?.closest('[data-id]')
        ?.querySelector<HTMLElement>('[data-row]');
      place.current = row ? rows().indexOf(row) : null;
    };
    holder.addEventListener('focusin', note);
    return () => holder.removeEventListener('focusin', note);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows are others
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    rows[Math.min(place.current, rows.length - 1)]?.focus();
  }, [data]);
}

type Next = Awaited<ReturnType<typeof clientLoader>>['next'];

/** What comes after an empty list. */
function nextText(next: Next, snoozed: number): string {
  if (next) {
    const { text, leadName, dueAt, isWholeDay } = next;
    const at = isWholeDay ? instantDateText(dueAt) : instantText(dueAt);
    return leadName
      ? myDayMessages.emptyNextOf({ text, name: leadName, at })
      : myDayMessages.emptyNext({ text, at });
  }
  if (snoozed > 0) return myDayMessages.emptySnoozed({ count: snoozed });
  return myDayMessages.emptyNothing();
}
