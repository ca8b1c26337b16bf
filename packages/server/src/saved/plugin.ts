import type { Room } from '#platform';
import { serveSavedAddressCalls } from './addresses/saved-address-calls.ts';
import { serveAlertCalls } from './alerts/alert-calls.ts';
import { startAlerts } from './alerts/start-alerts.ts';
import { serveClientHomeCalls } from './clients/client-home-calls.ts';
import { serveSavedHomeCalls } from './homes/saved-home-calls.ts';
import { registerSavedData } from './register-saved-data.ts';
import { serveSavedSearchCalls } from './searches/saved-search-calls.ts';
import { serveViewCalls } from './views/view-calls.ts';
import { serveVisitCalls } from './visits/visit-calls.ts';

/** The saved room: saved and viewed homes, saved searches and their alerts, saved addresses. */
export const savedRoom: Room = {
  name: 'saved',
  start(app, services) {
    registerSavedData(services);
    serveSavedHomeCalls(app, services);
    serveViewCalls(app, services);
    serveVisitCalls(app, services);
    serveClientHomeCalls(app, services);
    serveSavedSearchCalls(app, services);
    serveAlertCalls(app, services);
    serveSavedAddressCalls(app, services);
    startAlerts(services);
  },
};
