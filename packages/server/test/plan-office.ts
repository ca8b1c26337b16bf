import { randomUUID } from 'node:crypto';
import type { WireActionPlan, WireLeadPlan } from '@homestead/contract/leads';
import { beforeEach, expect } from 'vitest';
import { workPlans } from '../src/leads/plans/work-plans.ts';
import type { SignedIn } from './accounts-app.ts';
import { openLeadOffice } from './lead-office.ts';

/** 11 AM in Omaha, when messages may go out, on a day that is some days ahead. */
export function morningIn(days: number): Date {
  const at = new Date(Date.now() + days * 24 * 60 * 60_000);
  return new Date(`${at.toISOString().slice(0, 10)}T17:00:00.000Z`);
}

/** The office of leads with an admin who writes plans. Before each test, there are no plans. */
export async function openPlanOffice(env: Record<string, string> = {}) {
  const office = await openLeadOffice(env);
  const { app, as, claim, rowsOf, waitingLead } = office;
  const adminPerson = await app.makePerson({ role: 'admin', first_name: 'Ada', last_name: 'Boss' });
  const admin = await app.signIn(adminPerson);
  // Leads are forgotten before. The triggers stay, and refer to plans.
  beforeEach(async () => {
    await app.database.asOwner(`
      update behavior_trigger set plan_id = null;
      delete from action_plan_edition;
      delete from action_plan`);
    await app.database.empty('message_template', 'lead_task', 'notification');
  });

  const template = async (body: string, channel: 'email' | 'sms' = 'email'): Promise<string> => {
    const subject = channel === 'email' ? { subject: 'Homes in Omaha' } : {};
    const made = await app.post(
      'message-templates',
      { name: randomUUID(), channel, ...subject, body, isShared: true },
      admin,
    );
    expect(made.body).toMatchObject({ data: { isShared: true } });
    return made.body.data.id;
  };
  const create = (body: object, who: SignedIn | null = admin) =>
    app.post('action-plans', body, who);
  const save = (id: string, body: object, who: SignedIn | null = admin) =>
    app.put(`action-plans/${id}`, body, who);
  /** A plan in use. */
  const plan = async (steps: object[], given: object = {}): Promise<WireActionPlan> => {
    const made = await create({ name: randomUUID(), ...given });
    expect(made.body).toMatchObject({ data: { version: 1, isActive: false } });
    const { id } = made.body.data;
    const saved = await save(id, { version: 1, steps, isActive: true });
    expect(saved.body).toMatchObject({ data: { isActive: true } });
    return saved.body.data;
  };
  const start = (leadId: string, planId: string, who: SignedIn | null = as.agent) =>
    app.post(`leads/${leadId}/plans`, { planId }, who);
  const plansOf = async (leadId: string, who: SignedIn = as.agent): Promise<WireLeadPlan[]> =>
    (await app.get(`leads/${leadId}/plans`, {}, who)).body.data;
  const firstOf = async (leadId: string) => (await plansOf(leadId))[0] as WireLeadPlan;
  const control = (
    run: Pick<WireLeadPlan, 'id' | 'version'>,
    action: string,
    who: SignedIn | null = as.agent,
  ) => app.post(`lead-plans/${run.id}/control`, { version: run.version, action }, who);
  /** Runs the job at an instant; on how many leads it did something. */
  const work = (now: Date = morningIn(1)) =>
    workPlans(app.services, now, new AbortController().signal);
  /** A lead of the agent. */
  const ownLead = async (): Promise<string> => {
    const id = await waitingLead();
    await claim(id, as.agent);
    await app.database.empty('mail_message', 'message', 'event_outbox');
    return id;
  };
  const stageNamed = async (code: string): Promise<string> => {
    const { rows } = await app.database.pool.query(
      `select id from reference_entry where list = 'lead-stages' and code = $1`,
      [code],
    );
    return rows[0].id;
  };
  const timeline = async (leadId: string): Promise<string[]> => {
    const { body } = await app.get(`leads/${leadId}/timeline`, {}, as.agent);
    return body.data
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => /plan|^Step|^Not done/i.test(title));
  };
  const sent = async () =>
    (await rowsOf('message')).map(({ channel, body, sent_by }) => ({ channel, body, by: sent_by }));
  const tasks = async () => (await rowsOf('lead_task')).map(({ title }) => title);
  return {
    ...office,
    ...{ admin, adminPerson, template, create, save, plan, start, plansOf, firstOf, control },
    ...{ work, ownLead, stageNamed, timeline, sent, tasks },
  };
}
