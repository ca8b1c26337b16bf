import { documentDayCalls, type documentDayEndpoints } from '@homestead/contract/documents';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, createClient, staticMarkup } from '#platform';
import { DocumentDaysView } from './document-days-view.tsx';

const days = createClient<typeof documentDayEndpoints>(documentDayCalls);

/** The published fingerprints, newest first, as markup: they need no script. */
export async function loadDocumentDays({ context, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), signal: request.signal };
  const { data } = await days.listDocumentDays({}, ask);
  return staticMarkup(DocumentDaysView, { days: data });
}
