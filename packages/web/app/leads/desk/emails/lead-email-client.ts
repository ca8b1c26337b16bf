import { leadEmailCalls, type leadEmailEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const leadEmails = createClient<typeof leadEmailEndpoints>(leadEmailCalls, personApi);
