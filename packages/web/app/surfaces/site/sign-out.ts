import { type ActionFunctionArgs, redirect } from 'react-router';
import { accounts, noticeCookie } from '#accounts';
import { apiContext } from '#platform';

/** The form of SIGN OUT: ends this browser's session and redirects to /login. */
export async function action({ context }: ActionFunctionArgs) {
  await accounts.signIn.signOut({}, { api: context.get(apiContext) });
  return redirect('/login', { headers: { 'set-cookie': noticeCookie('signed-out') } });
}

/** Opened as a page it does nothing. */
export function loader() {
  return redirect('/login');
}
