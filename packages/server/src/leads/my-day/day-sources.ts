import type { DayReason, WireDayItem } from '@homestead/contract/leads';
import { selectUnmatched } from '#messaging';
import { type Caller, holds, type Queryable } from '#platform';
import { fullName } from '../full-name.ts';
import { readStepNames } from '../plans/plan.ts';
import { stepsIn, stepWords } from '../plans/plan-steps.ts';
import { refusalText } from '../plans/plan-words.ts';
import { TASKS_PATH } from '../tasks/announce-task.ts';
import { isAppointment } from '../tasks/task.ts';
import {
  type DayLead,
  type DayQuestion,
  selectClocks,
  selectDayTasks,
  selectDayTours,
  selectRefusedSteps,
  selectReplies,
} from './day-store.ts';

/** One kind of thing to do. Another one is added to {@link daySources}. */
type DaySource = (db: Queryable, question: DayQuestion) => Promise<WireDayItem[]>;

const UNMATCHED_PATH = '/unmatched-messages';

const nothing = {
  ...{ leadId: null, leadName: null, phone: null, about: null, place: null, count: null },
  ...{ isWholeDay: false, endsAt: null, isUnclaimed: false, taskId: null, planStep: null },
  path: TASKS_PATH,
} as const;

const clocks: DaySource = async (db, question) => {
  const rows = await selectClocks(db, question);
  const leads = new Set<string | null>();
  return rows.flatMap((row): WireDayItem[] => {
    // The first due of a lead stands for all: one answer is for all of them.
    if (leads.has(row.lead_id)) return [];
    leads.add(row.lead_id);
    return [
      {
        ...{ ...nothing, ...leadFacts(question.caller, row) },
        ...{ id: `inquiry:${row.id}`, kind: 'inquiry', reason: 'promise' },
        about: row.kind as WireDayItem['about'],
        text: row.message || (row.home_address ?? ''),
        dueAt: row.due_at.toISOString(),
        abilities: [...leadAbilities(question.caller, row), 'snooze'],
      },
    ];
  });
};

const replies: DaySource = async (db, question) => {
  const rows = await selectReplies(db, question);
  return rows.map((row) => ({
    ...{ ...nothing, ...leadFacts(question.caller, row) },
    ...{ id: `reply:${row.id}`, kind: 'reply', reason: 'reply' },
    about: row.channel as WireDayItem['about'],
    text: row.words,
    dueAt: row.recorded_at.toISOString(),
    abilities: [...leadAbilities(question.caller, row), 'snooze'],
  }));
};

const tasks: DaySource = async (db, question) => {
  const rows = await selectDayTasks(db, question);
  return rows.map((row) => {
    const isMeeting = isAppointment(row);
    return {
      ...{ ...nothing, ...leadFacts(question.caller, row) },
      ...{ id: `task:${row.id}`, taskId: row.id, text: row.title },
      kind: isMeeting ? 'appointment' : 'task',
      reason: taskReason(isMeeting, row.ends_at ?? row.due_at, question.now),
      about: row.kind as WireDayItem['about'],
      place: row.place || null,
      dueAt: row.due_at.toISOString(),
      isWholeDay: row.due_on !== null,
      endsAt: row.ends_at?.toISOString() ?? null,
      abilities: [...leadAbilities(question.caller, row), 'done', 'snooze'],
    };
  });
};

function taskReason(isMeeting: boolean, until: Date, now: Date): DayReason {
  if (until < now) return isMeeting ? 'appointment-over' : 'overdue';
  return isMeeting ? 'appointment-today' : 'due-today';
}

const tours: DaySource = async (db, question) => {
  const rows = await selectDayTours(db, question);
  return rows.map((row) => ({
    ...{ ...nothing, ...leadFacts(question.caller, row) },
    ...{ id: `tour:${row.id}`, kind: 'tour' },
    reason: row.is_confirmed ? 'tour-today' : 'tour-to-answer',
    text: row.home_address ?? row.mls_number,
    dueAt: row.at.toISOString(),
    abilities: [...leadAbilities(question.caller, row), 'snooze'],
  }));
};

/** One item for all of them; a new one makes another item, which isn't put off. */
const unmatched: DaySource = async (db, { caller }) => {
  if (!holds(caller, 'lead-assign-all')) return [];
  const page = { page: 1, pageSize: 1 };
  const { rows, total } = await selectUnmatched(db, { isRemoved: false }, page);
  return rows.map((row) => ({
    ...nothing,
    ...{ id: `unmatched:${row.id}`, kind: 'unmatched', reason: 'unmatched', text: '' },
    ...{ path: UNMATCHED_PATH, count: total, dueAt: row.recorded_at.toISOString() },
    abilities: ['snooze'],
  }));
};

/** Messages of plans that couldn't be sent, until someone takes note of them. */
const refusedSteps: DaySource = async (db, question) => {
  const rows = await selectRefusedSteps(db, question);
  const steps = rows.map(({ steps: all, position }) => stepsIn(all)[position]);
  const names = await readStepNames(
    db,
    steps.flatMap((step) => step ?? []),
  );
  return rows.map((row, at) => {
    const step = steps[at];
    return {
      ...{ ...nothing, ...leadFacts(question.caller, row) },
      ...{ id: `plan:${row.id}-${row.position}`, kind: 'plan', reason: 'plan-refused' },
      text: step ? stepWords(step, names) : '',
      dueAt: row.taken_at.toISOString(),
      planStep: { runId: row.id, position: row.position, why: refusalText(row.reason ?? '') },
      abilities: [...leadAbilities(question.caller, row), 'seen', 'snooze'],
    };
  });
};

/** Everything that My Day asks. */
export const daySources: readonly DaySource[] = [
  clocks,
  replies,
  tasks,
  tours,
  unmatched,
  refusedSteps,
];

function leadFacts(caller: Caller, row: DayLead) {
  if (row.lead_id === null) return {};
  const { first_name: firstName, last_name: lastName, lead_id: leadId } = row;
  return {
    leadId,
    leadName: holds(caller, 'column-primarycontact')
      ? fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })
      : null,
    path: `/leads/${leadId}`,
    phone: holds(caller, 'column-phone') ? row.phone : null,
    isUnclaimed: row.agent_id === null,
  };
}

function leadAbilities(caller: Caller, row: DayLead): WireDayItem['abilities'] {
  if (row.lead_id === null) return [];
  return [
    ...(row.agent_id === null && holds(caller, 'lead-claim') ? (['claim'] as const) : []),
    ...(row.phone && holds(caller, 'column-phone') ? (['call'] as const) : []),
    ...(row.email ? (['email'] as const) : []),
    ...(row.phone ? (['text'] as const) : []),
    'log',
  ];
}
