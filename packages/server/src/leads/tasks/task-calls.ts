import { taskEndpoints as calls, tasksMoved } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  atomically,
  type Caller,
  mayCall,
  type Queryable,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
  undoRecordChange,
} from '#platform';
import { requireLead } from '../details/lead-details.ts';
import { fullName } from '../full-name.ts';
import { isLeadInSight } from '../inquiries/inquiry-store.ts';
import { taskChanged } from '../lead-events.ts';
import { refuseLead } from '../refuse-lead.ts';
import { announceTask } from './announce-task.ts';
import { completeTask, removeTask, reopenTask } from './close-task.ts';
import { createTask, updateTask } from './save-task.ts';
import { lockTaskToChange, presentTasks, taskHistory } from './task.ts';
import { findTaskOwners } from './task-owners.ts';
import { skipPastReminder } from './task-reminder-store.ts';
import { selectTasks, selectTasksInSight, type TaskRow } from './task-store.ts';

/** Registers the calls of tasks and appointments, and tells open lists of changes. */
export function serveTaskCalls(app: FastifyInstance, services: Services): void {
  const { db, live } = services;
  serveEndpoint(app, calls.listTasks, async (call) => {
    const caller = requireCaller(call);
    const { state = 'open', whose, leadId: asked, kind = null, ownerId, ...page } = call.query;
    const leadId = asked === undefined ? null : (await requireLead(db, caller, asked)).id;
    const isAll = whose ? whose === 'all' : leadId !== null;
    const owner = isAll ? (ownerId ?? null) : caller.personId;
    const which = { state, leadId, kind, ownerId: owner, now: new Date() };
    const { rows, ...facts } = await selectTasks(db, caller, which, page);
    const data = await presentTasks(db, caller, rows);
    return { data, ...facts, abilities: ['create' as const] };
  });

  serveEndpoint(app, calls.listTaskOwners, async (call) => {
    const owners = await findTaskOwners(db, requireCaller(call), call.query.leadId ?? null);
    return { data: owners.map((owner) => ({ id: owner.id, name: fullName(owner) })) };
  });

  serveEndpoint(app, calls.getTask, async (call) => {
    const caller = requireCaller(call);
    const [task] = await selectTasksInSight(db, caller, [call.params.id]);
    return task ? one(db, caller, task) : refuseLead('task-not-found');
  });

  serveEndpoint(app, calls.createTask, (call) =>
    answerOnce(services, submissionOf(calls.createTask, call.body, call), async (tx) => {
      const task = await createTask(services, tx, actorOf(call), call.body);
      return one(tx, requireCaller(call), task);
    }),
  );

  serveEndpoint(app, calls.updateTask, (call) =>
    atomically(db, async (tx) => {
      const { version, ...given } = call.body;
      const change = { id: call.params.id, version, given };
      const task = await updateTask(services, tx, actorOf(call), change);
      return one(tx, requireCaller(call), task);
    }),
  );

  serveEndpoint(app, calls.completeTask, (call) =>
    atomically(db, async (tx) => {
      const { id } = call.params;
      const task = await completeTask(tx, actorOf(call), { id, ...call.body });
      return one(tx, requireCaller(call), task);
    }),
  );

  serveEndpoint(app, calls.reopenTask, (call) =>
    atomically(db, async (tx) =>
      one(tx, requireCaller(call), await reopenTask(tx, actorOf(call), call.params.id)),
    ),
  );

  serveEndpoint(app, calls.removeTask, (call) =>
    atomically(db, async (tx) =>
      one(tx, requireCaller(call), await removeTask(tx, actorOf(call), call.params.id)),
    ),
  );

  serveEndpoint(app, calls.getTaskHistory, (call) => answerRecordHistory(db, taskHistory, call));

  serveEndpoint(app, calls.undoTaskChange, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { id } = call.params;
      const { owner_id: former } = await lockTaskToChange(tx, caller, id);
      await undoRecordChange(tx, taskHistory, actorOf(call), {
        ...{ id: call.body.change, recordId: id },
      });
      await skipPastReminder(tx, id);
      const [task] = await selectTasksInSight(tx, caller, [id]);
      if (!task) return refuseLead('task-not-found');
      await announceTask(tx, task, [former]);
      return one(tx, caller, task);
    }),
  );

  live.publish(taskChanged, tasksMoved, async ({ leadId, people }, caller) => {
    if (!mayCall(caller, calls.listTasks.access)) return null;
    const isSeen =
      leadId === null ? people.includes(caller.personId) : await isLeadInSight(db, caller, leadId);
    return isSeen ? { leadId } : null;
  });
}

async function one(db: Queryable, caller: Caller, task: TaskRow) {
  const [data] = await presentTasks(db, caller, [task]);
  return data ? { data } : refuseLead('task-not-found');
}
