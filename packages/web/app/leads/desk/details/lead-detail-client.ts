import { leadDetailCalls, type leadDetailEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const leadDetails = createClient<typeof leadDetailEndpoints>(leadDetailCalls, personApi);

export type LeadDetailsAnswer = AnswerOf<typeof leadDetailEndpoints.getLeadDetails>;
