import {
  leadHomeCalls,
  type leadHomeEndpoints,
  noteCalls,
  type noteEndpoints,
  timelineCalls,
  type timelineEndpoints,
} from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const timelines = createClient<typeof timelineEndpoints>(timelineCalls, personApi);
export const notes = createClient<typeof noteEndpoints>(noteCalls, personApi);
export const leadHomes = createClient<typeof leadHomeEndpoints>(leadHomeCalls, personApi);
