import { dashboardCalls, type dashboardEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const dashboards = createClient<typeof dashboardEndpoints>(dashboardCalls, personApi);
