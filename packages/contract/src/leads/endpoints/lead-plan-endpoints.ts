import { z } from 'zod';
import { defineEndpoint, recordVersion } from '#platform';
import { leadPlanCalls } from '../desk-calls.ts';
import { PLAN_STEPS_MAX, planStepKinds } from './action-plan-endpoints.ts';

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

/** `running` takes its steps; `paused` waits for staff; the others have ended. */
export const leadPlanStates = ['running', 'paused', 'stopped', 'finished'] as const;
export type LeadPlanState = (typeof leadPlanStates)[number];

/** What staff do with a plan on a lead. */
export const planControls = ['pause', 'resume', 'skip', 'stop'] as const;
export type PlanControl = (typeof planControls)[number];

/** The most plans that a lead’s answer has: those that go on, and the newest of the others. */
export const LEAD_PLANS_MAX = 20;

const stepSchema = z.object({
  position: z.number().int().describe('counted from 0'),
  kind: z.enum(planStepKinds),
  words: z.string(),
  outcome: z.enum(['done', 'refused', 'skipped']).nullable().describe('null for one to come'),
  reason: z.string().nullable().describe('why it was refused'),
  takenAt: z.string().nullable(),
});

const leadPlanSchema = z.object({
  id: z.string(),
  planId: z.string(),
  name: z.string(),
  state: z.enum(leadPlanStates),
  why: z.string().nullable().describe('why it paused or stopped'),
  startedAt: z.string(),
  startedBy: z.string().nullable().describe('name; null for a rule'),
  endedAt: z.string().nullable(),
  next: z
    .object({
      words: z.string(),
      dueAt: z.string(),
      held: z.string().nullable().describe('why it waits although it is due'),
      sender: z
        .string()
        .nullable()
        .describe('who sends or does it; null while nobody works the lead'),
    })
    .nullable()
    .describe('null for one that has ended'),
  steps: z.array(stepSchema),
  version: z.number().int(),
  abilities: z.array(z.enum(planControls)),
});
export type WireLeadPlan = z.output<typeof leadPlanSchema>;

const example: WireLeadPlan = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a61',
  planId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a51',
  name: 'New online lead: first 10 days',
  state: 'running',
  why: null,
  startedAt: '2026-11-20T15:00:00.000Z',
  startedBy: 'Nora Lindqvist',
  endedAt: null,
  next: {
    words: 'Task: Call them',
    dueAt: '2026-11-23T16:00:00.000Z',
    held: null,
    sender: 'Nora Lindqvist',
  },
  steps: [
    {
      ...{ position: 0, kind: 'email', words: 'Email: Welcome', outcome: 'done', reason: null },
      takenAt: '2026-11-20T15:00:05.000Z',
    },
    {
      ...{ position: 1, kind: 'wait', words: 'Wait 1 business day', outcome: null, reason: null },
      takenAt: null,
    },
    {
      ...{ position: 2, kind: 'task', words: 'Task: Call them', outcome: null, reason: null },
      takenAt: null,
    },
  ],
  version: 2,
  abilities: ['pause', 'skip', 'stop'],
};
const choice = { id: example.planId, name: example.name };
const ofLead = { params: z.object({ id: z.uuid() }) };
const answer = z.object({
  data: z.array(leadPlanSchema).describe(`at most ${LEAD_PLANS_MAX}`),
  choices: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('plans that can be started on the lead'),
});
const plansOfLead = { answer, example: { data: [example], choices: [choice] } };

/** Those that go on first, then those that ended, the newest first. */
export const listLeadPlans = defineEndpoint(leadPlanCalls.listLeadPlans, {
  access: working,
  summary: 'The plans on a lead, with what happens next',
  ...ofLead,
  ...plansOfLead,
});

/**
 * Refuses a plan that isn’t in use (plan-not-in-use), runs on the lead already (plan-already-runs),
 * or stops in the lead’s stage (plan-stops-here), and one with a template that can’t be filled in
 * for this lead (merge-fields-refused). Nothing is sent then.
 */
export const startLeadPlan = defineEndpoint(leadPlanCalls.startLeadPlan, {
  access: working,
  summary: 'Start a plan on a lead',
  isForm: true,
  ...ofLead,
  labels: { id: 'Lead', planId: 'Plan' },
  body: z.object({ planId: z.uuid() }),
  ...plansOfLead,
});

/** Takes a refused step off My Day. Doing so again changes nothing. */
export const notePlanStep = defineEndpoint(leadPlanCalls.notePlanStep, {
  access: working,
  summary: 'Note that staff saw why a step of a plan was refused',
  ...ofLead,
  labels: { id: 'Plan', position: 'Step' },
  body: z.object({ position: z.number().int().min(0).max(PLAN_STEPS_MAX) }),
  ...plansOfLead,
});

/**
 * Pauses it, goes on with it, passes over its next step, or stops it. Refuses one that has ended
 * (plan-ended) and one that moved on since it was read (changed-meanwhile).
 */
export const controlLeadPlan = defineEndpoint(leadPlanCalls.controlLeadPlan, {
  access: working,
  summary: 'Pause, resume or stop a plan on a lead, or skip its next step',
  ...ofLead,
  labels: { id: 'Plan', action: 'Action' },
  body: z.object({ version: recordVersion, action: z.enum(planControls) }),
  ...plansOfLead,
});
