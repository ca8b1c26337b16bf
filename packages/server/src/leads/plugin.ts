import { openAccounts } from '#accounts';
import type { Room } from '#platform';
import { serveAgentCalls } from './agents/agent-calls.ts';
import { serveReferenceCalls } from './reference-lists/reference-calls.ts';
import { seedReferenceLists } from './reference-lists/seed-reference-lists.ts';
import { defineTourJobs } from './tours/define-tour-jobs.ts';
import { serveTourCalls } from './tours/tour-calls.ts';
import { eraseTourRequests, selectTourRequestsOf } from './tours/tour-request-store.ts';

/** The leads room: tour requests and the reference lists of leads. */
export const leadsRoom: Room = {
  name: 'leads',
  async start(app, services) {
    await seedReferenceLists(services.db);
    serveTourCalls(app, services);
    defineTourJobs(services);
    serveAgentCalls(app, services);
    serveReferenceCalls(app, services);
    openAccounts(services).personData.register({
      room: 'leads',
      exportOf: async (db, personId) => ({ tours: await selectTourRequestsOf(db, personId) }),
      erase: eraseTourRequests,
    });
  },
};
