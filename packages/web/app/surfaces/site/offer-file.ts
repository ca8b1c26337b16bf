import type { ActionFunctionArgs } from 'react-router';
import { apiContext } from '#platform';
import { takeClientSummary } from '#transactions/pages';

/** /offer.pdf: the printed summary of a client’s offer, by the link in the form. */
export function action({ context, request }: ActionFunctionArgs) {
  return takeClientSummary(context.get(apiContext), request);
}
