import { inquiryCalls, type inquiryEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const inquiries = createClient<typeof inquiryEndpoints>(inquiryCalls, personApi);
