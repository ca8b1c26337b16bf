import { actAsMailbox } from '#accounts';
import {
  type Actor,
  atomically,
  changeRecord,
  createRecord,
  type DatabaseTransaction,
  refusalIn,
  type Services,
} from '#platform';
import { lockAnyLead } from '../inquiries/lead-store.ts';
import { findSampleLead } from '../tasks/sample-task-store.ts';
import { planTable } from './plan.ts';
import { planColumns, requireUsablePlan } from './plan-input.ts';
import { findSampleNames, hasPlans, type SampleNames } from './sample-plan-store.ts';
import { startPlan } from './start-plan.ts';

const AUTHOR = 'grace.whitfield@prairieandmain.example';

/**
 * Each plan begins with its name, the stages in which it starts and stops, the leads on which it
 * runs, and what it is for. Its steps follow, with their fields.
 */
const samples = `
plan|New online lead: first 10 days||clients,lostleads,trashleads|jordan.ellis@homes.example,deshawn.price@homes.example|From the first call to a long-term lead. Stops when they answer.
task|call|0|Call the new lead|
text|Tried to call
wait|1|business-days|10:00
email|First answer
wait|2|days|09:30
task|call|0|Call again, at another time of day|
wait|3|business-days|10:00
email|Still looking
wait|4|days|
stage|future
tag|long-term
plan|Past client: year after closing|pastclients|lostleads,trashleads|ingrid.hruska.104@contacts.example|Stay in touch for a year after closing.
wait|30|days|10:00
email|A month in your home
task|call|1|Ask how they like the home|Ask for a testimonial if they are happy.
wait|150|days|10:00
task|call|2|Half a year: check in|
wait|180|days|10:00
email|A year in your home
tag|anniversary`;

type Given = Parameters<typeof planColumns>[0];
type Step = NonNullable<Given['steps']>[number];

interface SamplePlan {
  given: Given;
  leads: string[];
}

const listOf = (text: string) => text.split(',').filter((one) => one !== '');

function readPlans(names: SampleNames): SamplePlan[] {
  const plans: SamplePlan[] = [];
  for (const row of samples.trim().split('\n')) {
    const [kind, ...fields] = row.split('|');
    if (kind !== 'plan') {
      plans.at(-1)?.given.steps?.push(readSampleStep(kind ?? '', fields, names));
      continue;
    }
    const [name, starts = '', stops = '', leads = '', description] = fields;
    const stageIds = listOf(starts).map(names.stage);
    plans.push({
      leads: listOf(leads),
      given: {
        ...{ name, description, stageIds, stopStageIds: listOf(stops).map(names.stage) },
        ...{ startsOn: stageIds.length > 0 ? 'stage' : 'hand', steps: [] },
      },
    });
  }
  return plans;
}

function readSampleStep(kind: string, fields: string[], { template, stage }: SampleNames): Step {
  const [first = '', second = '', third = '', fourth = ''] = fields;
  switch (kind) {
    case 'task':
      return {
        ...{ kind, taskKind: first as NonNullable<Step['taskKind']> },
        ...{ dueDays: Number(second), title: third, notes: fourth },
      };
    case 'wait':
      return {
        ...{ kind, count: Number(first), unit: second as NonNullable<Step['unit']> },
        at: third || null,
      };
    case 'stage':
      return { kind, stageId: stage(first) };
    case 'tag':
      return { kind, tag: first };
    default:
      return { kind: kind === 'text' ? 'text' : 'email', templateId: template(first) };
  }
}

/**
 * Adds two plans to a demo that has none and starts them on some leads, by the operations that
 * people use; nothing where their templates aren't there, as in an older demo.
 */
export async function addSamplePlans(services: Services): Promise<void> {
  const { db } = services;
  const author = await actAsMailbox(db, AUTHOR);
  if (!author || (await hasPlans(db))) return;
  const plans = readPlans(await findSampleNames(db));
  const steps = plans.flatMap(({ given }) => given.steps ?? []);
  if (steps.some(({ templateId }) => templateId === '')) return;
  const added = await atomically(db, async (tx) => {
    const ids: string[] = [];
    for (const { given } of plans) ids.push(await addPlan(tx, author, given));
    return ids;
  });
  for (const [at, { leads }] of plans.entries()) {
    for (const lead of leads) await startSample(services, added[at] ?? '', lead);
  }
}

async function addPlan(
  tx: DatabaseTransaction,
  author: Actor,
  { steps = [], ...given }: Given,
): Promise<string> {
  const plan = await createRecord(tx, planTable, author, planColumns(given));
  const set = planColumns({ steps, isActive: true });
  await requireUsablePlan(tx, { ...plan, ...set }, plan);
  await changeRecord(tx, planTable, author, plan, { what: 'edited', set });
  return plan.id;
}

/** Starts a plan on a lead; a lead on which it can't be started is left alone. */
async function startSample(services: Services, planId: string, email: string): Promise<void> {
  const found = await findSampleLead(services.db, email);
  if (!found) return;
  try {
    await atomically(services.db, async (tx) => {
      const lead = await lockAnyLead(tx, found.id);
      if (lead) await startPlan(services, tx, { lead, planId, by: null, now: new Date() });
    });
  } catch (error) {
    refusalIn(error);
  }
}
