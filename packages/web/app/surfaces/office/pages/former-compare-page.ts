import { type LoaderFunctionArgs, redirect } from 'react-router';

/** /listing-file/{id}/compare, where the comparison was at first. */
export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  return redirect(`/listing-files/${encodeURIComponent(id)}/compare`, 301);
}
