import { dealDocumentCalls, type dealDocumentEndpoints } from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

/** The calls of the documents that offers and listing files need or have. */
export const dealDocuments = createClient<typeof dealDocumentEndpoints>(
  dealDocumentCalls,
  personApi,
);
