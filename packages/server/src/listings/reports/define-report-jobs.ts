import { type Services, workThroughOldRows } from '#platform';
import { forgetReport, lockOldReports } from './listing-report-store.ts';

const JOB = 'listings.forget-reports';

/** Defines the job that erases the authors and messages of old reports. */
export function defineReportJobs(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await forgetOldReports(services, signal)),
  });
}

/** Erases authors and messages of reports of more than the set days ago. Returns how many. */
export async function forgetOldReports(services: Services, signal: AbortSignal): Promise<number> {
  const days = services.settings.RETAIN_REPORTS_DAYS;
  const old = { job: JOB, days, select: lockOldReports, work: forgetReport };
  return workThroughOldRows(services, old, signal);
}
