import { documentFileCalls, type documentFileEndpoints } from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const documentFiles = createClient<
  Pick<typeof documentFileEndpoints, 'attachDocumentFile' | 'removeDocumentFile'>
>(documentFileCalls, personApi);
