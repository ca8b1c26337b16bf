import { type Services, workThroughOldRows } from '#platform';
import { eraseLead, lockOldLeads } from './lead-person-store.ts';

const JOB = 'leads.forget-leads';

/** Defines the job that erases visitors who asked long ago and have no agent. */
export function defineForgettingJob(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await forgetOldLeads(services, signal)),
  });
}

/** Erases leads after the set days. Returns how many. */
export function forgetOldLeads(services: Services, signal: AbortSignal): Promise<number> {
  const days = services.settings.RETAIN_INQUIRIES_DAYS;
  const old = { job: JOB, days, select: lockOldLeads, work: eraseLead };
  return workThroughOldRows(services, old, signal);
}
