import { accountPaths, type signInEndpoints } from '@homestead/contract/accounts';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { noticeCookie } from '#accounts';
import { apiContext, callApi } from '#platform';

/** The form of SIGN OUT: ends the session of this browser and leads to /login (spec 1 section 2). */
export async function action({ context }: ActionFunctionArgs) {
  await callApi<typeof signInEndpoints.signOut>(context.get(apiContext), {
    method: 'POST',
    path: accountPaths.signOut,
  });
  return redirect('/login', { headers: { 'set-cookie': noticeCookie('signed-out') } });
}

/** Opened as a page it does nothing. */
export function loader() {
  return redirect('/login');
}
