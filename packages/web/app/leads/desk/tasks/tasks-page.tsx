import {
  type TaskKind,
  type TaskState,
  taskKinds,
  tasksMoved,
  type WireTask,
} from '@homestead/contract/leads';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  ChangeButton,
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  readList,
  useAskedToAdd,
  useList,
} from '#desk';
import { UNKNOWN, useLiveRefresh } from '#platform';
import { taskDeskMessages } from '../messages/tasks.ts';
import styles from './lead-tasks.module.css';
import { NewTask } from './new-task.tsx';
import { taskActions } from './task-actions.tsx';
import { tasks } from './task-client.ts';
import { dueText, taskKindLabels } from './task-words.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const states: Record<TaskState, { label: () => string; none: () => string }> = {
  open: { label: taskDeskMessages.open, none: taskDeskMessages.noneOpen },
  overdue: { label: taskDeskMessages.overdue, none: taskDeskMessages.noneOverdue },
  today: { label: taskDeskMessages.today, none: taskDeskMessages.noneToday },
  done: { label: taskDeskMessages.done, none: taskDeskMessages.noneDone },
  canceled: { label: taskDeskMessages.canceled, none: taskDeskMessages.noneCanceled },
};
const whose = { mine: taskDeskMessages.mine, all: taskDeskMessages.everyone };

const shape: ListShape<'state' | 'whose' | 'kind' | 'owner', never> = {
  filters: {
    state: (value) => Object.hasOwn(states, value),
    whose: (value) => Object.hasOwn(whose, value),
    kind: (value) => taskKinds.some((kind) => kind === value),
    owner: (value) => /^[0-9a-f-]{36}$/.test(value),
  },
  sorts: [],
};

const columns: Column<WireTask>[] = [
  { id: 'title', label: taskDeskMessages.task, isLong: true, cell: ({ title }) => title },
  {
    id: 'due',
    label: taskDeskMessages.due,
    isTop: true,
    cell: (task) => <Due {...task} />,
  },
  {
    id: 'lead',
    label: taskDeskMessages.lead,
    isTop: true,
    cell: ({ leadName }) => leadName ?? UNKNOWN,
  },
  { id: 'kind', label: taskDeskMessages.kind, cell: ({ kind }) => taskKindLabels[kind]() },
  { id: 'owner', label: taskDeskMessages.owner, cell: ({ ownerName }) => ownerName },
  {
    id: 'outcome',
    label: taskDeskMessages.outcome,
    isLong: true,
    isWide: true,
    cell: ({ outcome }) => outcome || UNKNOWN,
  },
  {
    id: 'place',
    label: taskDeskMessages.place,
    isExtra: true,
    cell: ({ place }) => place || UNKNOWN,
  },
];

export function meta() {
  return [{ title: taskDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-claim');
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const { state, kind, owner } = filters;
  const isAll = filters.whose === 'all';
  const [answer, owners] = await Promise.all([
    tasks.listTasks(
      {
        page,
        ...(state && { state: state as TaskState }),
        ...(kind && { kind: kind as TaskKind }),
        ...(isAll && { whose: 'all' as const, ...(owner && { ownerId: owner }) }),
      },
      { signal },
    ),
    tasks.listTaskOwners({}, { signal }),
  ]);
  return { ...answer, owners: owners.data };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={taskDeskMessages.title()} />;
}

/** /tasks: what is to be done, by the viewer or by those whose leads they see. */
export default function TasksPage() {
  const { data, owners, abilities, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  useLiveRefresh(tasksMoved);
  useAskedToAdd(() => setAdding(true));
  const list = useList(shape);
  const state = (list.query.filters.state ?? 'open') as TaskState;
  const isAll = list.query.filters.whose === 'all';
  const choicesOf = (labels: Record<string, () => string>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: label() }));
  return (
    <DeskPage
      title={taskDeskMessages.title()}
      actions={
        abilities.includes('create') && (
          <ChangeButton onClick={() => setAdding(true)}>{taskDeskMessages.add()}</ChangeButton>
        )
      }
    >
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: taskDeskMessages.state(),
            choices: Object.entries(states).map(([value, { label }]) => ({
              value,
              label: label(),
            })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: taskDeskMessages.kind(),
            any: taskDeskMessages.anyKind(),
            choices: choicesOf(taskKindLabels),
          },
          {
            kind: 'choice',
            name: 'whose',
            label: taskDeskMessages.whose(),
            choices: choicesOf(whose),
          },
          ...(isAll && owners.length > 1
            ? [
                {
                  kind: 'choice' as const,
                  name: 'owner',
                  label: taskDeskMessages.owner(),
                  any: taskDeskMessages.anyOwner(),
                  choices: owners.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
        ]}
      />
      <DataTable
        name="tasks"
        label={taskDeskMessages.title()}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        list={list}
        paging={paging}
        actions={taskActions}
        onDone={revalidate}
        empty={{
          title: states[state].none(),
          ...(state === 'open' && { text: taskDeskMessages.noneOpenHint() }),
          isNoMatch: false,
        }}
      />
      {isAdding && <NewTask onClose={() => setAdding(false)} onDone={revalidate} />}
    </DeskPage>
  );
}

/** When it is due; late with a mark and a word. */
function Due(task: WireTask) {
  const text = dueText(task);
  if (text === UNKNOWN) return UNKNOWN;
  return (
    <time dateTime={task.dueAt ?? ''} {...(task.isOverdue && { className: styles.late })}>
      {task.isOverdue && (
        <>
          <IconAlertTriangle size={14} aria-hidden /> {taskDeskMessages.overdue()}
          {', '}
        </>
      )}
      {text}
    </time>
  );
}
