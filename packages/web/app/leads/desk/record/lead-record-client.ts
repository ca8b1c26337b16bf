import { leadRecordCalls, type leadRecordEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const leadRecords = createClient<typeof leadRecordEndpoints>(leadRecordCalls, personApi);

export type Lookups = AnswerOf<typeof leadRecordEndpoints.getLeadLookups>['data'];
