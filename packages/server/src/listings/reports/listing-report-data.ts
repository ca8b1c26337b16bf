import type { PersonDataHolder } from '#accounts';
import { forgetReporters, selectReportsOf } from './listing-report-store.ts';

/** What this topic stores about people: what they reported. */
export const listingReportData: Omit<PersonDataHolder, 'room'> = {
  async exportOf(db, personId) {
    return { reportedHomes: await selectReportsOf(db, personId) };
  },
  async erase(tx, personIds) {
    await forgetReporters(tx, personIds);
  },
};
