import { openAccounts } from '#accounts';
import type { Room } from '#platform';
import { seedReferenceLists } from './reference-lists/seed-reference-lists.ts';
import { serveReferenceCalls } from './reference-lists/serve-reference-calls.ts';
import { serveLeadCalls } from './routes/serve-lead-calls.ts';
import { eraseTourRequests, selectTourRequestsOf } from './tour-request-store.ts';

/** The leads room: tour requests and the reference lists of leads. */
export const leadsRoom: Room = {
  name: 'leads',
  async start(app, services) {
    await seedReferenceLists(services.db);
    serveLeadCalls(app, services);
    serveReferenceCalls(app, services);
    openAccounts(services).personData.register({
      room: 'leads',
      exportOf: async (db, personId) => ({ tours: await selectTourRequestsOf(db, personId) }),
      erase: eraseTourRequests,
    });
  },
};
