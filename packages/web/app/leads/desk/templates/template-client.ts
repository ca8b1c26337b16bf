import { templateCalls, type templateEndpoints } from '@homestead/contract/messaging';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const templates = createClient<typeof templateEndpoints>(templateCalls, personApi);
