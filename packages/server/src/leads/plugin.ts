import { openAccounts } from '#accounts';
import type { Room } from '#platform';
import { serveLeadCalls } from './routes/serve-lead-calls.ts';
import { eraseTourRequests, selectTourRequestsOf } from './tour-request-store.ts';

/** The leads room: tour requests. */
export const leadsRoom: Room = {
  name: 'leads',
  start(app, house) {
    serveLeadCalls(app, house);
    openAccounts(house).personData.register({
      room: 'leads',
      exportOf: async (db, personId) => ({ tours: await selectTourRequestsOf(db, personId) }),
      erase: eraseTourRequests,
    });
  },
};
