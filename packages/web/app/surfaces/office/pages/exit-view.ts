import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router';
import { seeingAsClient } from '#accounts/desk';
import { apiContext } from '#platform';

export function loader() {
  return redirect('/leads');
}

/** Sees the office as oneself again. A form, so that it works whatever the page's script does. */
export async function action({ context, request }: ActionFunctionArgs) {
  const given = { api: context.get(apiContext), signal: request.signal };
  const { data } = await seeingAsClient.stopSeeingAs({}, given);
  return redirectDocument(data.landing);
}
