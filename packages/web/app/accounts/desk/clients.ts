import {
  peopleCalls,
  type peopleEndpoints,
  permissionCalls,
  type permissionEndpoints,
  seeingAsCalls,
  type seeingAsEndpoints,
  teamCalls,
  type teamEndpoints,
} from '@homestead/contract/accounts';
import { createClient } from '#platform';
import { personApi } from '../session/person-api.ts';

export const peopleClient = createClient<typeof peopleEndpoints>(peopleCalls, personApi);
export const roleClient = createClient<typeof permissionEndpoints>(permissionCalls, personApi);
export const seeingAsClient = createClient<typeof seeingAsEndpoints>(seeingAsCalls, personApi);
export const teamClient = createClient<typeof teamEndpoints>(teamCalls, personApi);

export type WireRole = Awaited<ReturnType<typeof roleClient.getRoles>>['data'][number];
export type WirePermission = Awaited<ReturnType<typeof roleClient.getPermissions>>['data'][number];
