import {
  LEAD_PLANS_MAX,
  type LeadPlanState,
  type PlanControl,
  type WireLeadPlan,
} from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import type { PeopleByName, Queryable } from '#platform';
import { nameIn } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { worksLeads } from '../record/record-store.ts';
import { readStepNames } from './plan.ts';
import { type StepNames, stepsIn, stepWords } from './plan-steps.ts';
import { selectPlanChoices } from './plan-store.ts';
import { heldText, refusalText, whyText } from './plan-words.ts';
import { type PlanRun, selectRunsOf, selectTakenSteps, type TakenStep } from './run-store.ts';

const controls: Record<LeadPlanState, PlanControl[]> = {
  running: ['pause', 'skip', 'stop'],
  paused: ['resume', 'skip', 'stop'],
  stopped: [],
  finished: [],
};

interface Known {
  names: StepNames;
  people: PeopleByName;
  taken: readonly TakenStep[];
  /** The agent's name, if they work here. */
  sender: string | null;
}

/** The plans on a lead in the caller's sight, and those that can be started on it. */
export async function presentLeadPlans(
  db: Queryable,
  lead: Pick<LeadRow, 'id' | 'agent_id'>,
): Promise<{ data: WireLeadPlan[]; choices: { id: string; name: string }[] }> {
  const runs = await selectRunsOf(db, lead.id, LEAD_PLANS_MAX);
  const { agent_id: agentId } = lead;
  const starters = runs.flatMap(({ started_by }) => started_by ?? []);
  const people = await namePeople(db, [...new Set([...starters, ...(agentId ? [agentId] : [])])]);
  const isHere = agentId !== null && runs.length > 0 && (await worksLeads(db, agentId));
  const known: Known = {
    people,
    names: await readStepNames(
      db,
      runs.flatMap(({ steps }) => stepsIn(steps)),
    ),
    taken: await selectTakenSteps(
      db,
      runs.map(({ id }) => id),
    ),
    sender: isHere ? nameIn(people, agentId) : null,
  };
  const going = new Set(runs.flatMap(({ plan_id, due_at }) => (due_at === null ? [] : plan_id)));
  const choices = (await selectPlanChoices(db)).filter(({ id }) => !going.has(id));
  return { data: runs.map((run) => presentRun(run, known)), choices };
}

function presentRun(run: PlanRun, { names, people, taken, sender }: Known): WireLeadPlan {
  const steps = stepsIn(run.steps);
  const of = new Map(taken.flatMap((one) => (one.run_id === run.id ? [[one.position, one]] : [])));
  const next = run.due_at === null ? undefined : steps[run.position];
  const state = run.state as LeadPlanState;
  return {
    id: run.id,
    planId: run.plan_id,
    name: run.name,
    state,
    why: whyText(run),
    startedAt: run.started_at.toISOString(),
    startedBy: run.started_by === null ? null : nameIn(people, run.started_by),
    endedAt: run.ended_at?.toISOString() ?? null,
    next:
      next && run.due_at
        ? {
            words: stepWords(next, names),
            dueAt: run.due_at.toISOString(),
            held: heldText(run.held),
            sender,
          }
        : null,
    steps: steps.map((step, position) => {
      const done = of.get(position);
      return {
        ...{ position, kind: step.kind, words: stepWords(step, names) },
        outcome: (done?.outcome ?? null) as WireLeadPlan['steps'][number]['outcome'],
        reason: done?.reason ? refusalText(done.reason) : null,
        takenAt: done?.taken_at.toISOString() ?? null,
      };
    }),
    version: run.version,
    abilities: controls[state],
  };
}
