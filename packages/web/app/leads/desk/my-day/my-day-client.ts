import { myDayCalls, type myDayEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const myDay = createClient<typeof myDayEndpoints>(myDayCalls, personApi);
