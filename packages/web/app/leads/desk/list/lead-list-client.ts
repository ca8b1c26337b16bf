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
import { createClient } from '#platform';

export const leadLists = createClient<typeof leadListEndpoints>(leadListCalls, personApi);

export const leadViews = createClient<typeof leadViewEndpoints>(leadViewCalls, personApi);

export const smartLists = createClient<typeof smartListEndpoints>(smartListCalls, personApi);

export type LeadsAnswer = AnswerOf<typeof leadListEndpoints.getLeads>;
export type LeadBoardAnswer = AnswerOf<typeof leadViewEndpoints.getLeadBoard>;
export type LeadAreasAnswer = AnswerOf<typeof leadViewEndpoints.getLeadAreas>;
export type LeadFieldsAnswer = AnswerOf<typeof leadListEndpoints.getLeadFields>;

const KEPT_MS = 60_000;
let kept: { at: number; answer: Promise<LeadFieldsAnswer> } | null = null;

/** What lists can show and filter by: asked once, and again after a minute. */
export function readLeadFields(): Promise<LeadFieldsAnswer> {
  if (kept && Date.now() - kept.at < KEPT_MS) return kept.answer;
  const answer = leadLists.getLeadFields({});
  kept = { at: Date.now(), answer };
  answer.catch(() => {
    kept = null;
  });
  return answer;
}
