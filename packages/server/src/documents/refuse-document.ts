import { documentRefusals } from '@homestead/contract/documents';
import { refuserOf } from '#platform';

/** Throws a refusal from the documents room's catalog. */
export const refuseDocument = refuserOf(documentRefusals);
