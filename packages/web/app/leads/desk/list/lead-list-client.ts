import {
  leadListCalls,
  type leadListEndpoints,
  leadViewCalls,
  type leadViewEndpoints,
  smartListCalls,
  type smartListEndpoints,
} from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import { keptAnswer } from '#desk';
import { createClient } from '#platform';

export const leadLists = createClient<typeof leadListEndpoints>(leadListCalls, personApi);

export const leadViews = createClient<typeof leadViewEndpoints>(leadViewCalls, personApi);

export const smartLists = createClient<typeof smartListEndpoints>(smartListCalls, personApi);

export type LeadsAnswer = AnswerOf<typeof leadListEndpoints.getLeads>;
export type LeadBoardAnswer = AnswerOf<typeof leadViewEndpoints.getLeadBoard>;
export type LeadAreasAnswer = AnswerOf<typeof leadViewEndpoints.getLeadAreas>;
export type LeadFieldsAnswer = AnswerOf<typeof leadListEndpoints.getLeadFields>;

/** What lists can show and filter by: asked once, and again after a minute. */
export const readLeadFields = keptAnswer(() => leadLists.getLeadFields({}), {
  ...{ keptMs: 60_000, topic: 'reference-lists' },
});

/** A page of a list that no leads were asked for. */
export const noLeads: LeadsAnswer = {
  statusCode: 'success',
  message: '',
  data: [],
  hasMore: false,
  totalRecords: 0,
  paginator: { page: 1, per_page: 50, has_more: false, total_records: 0 },
  hiddenColumns: [],
};
