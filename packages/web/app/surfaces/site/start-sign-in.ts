import { emailProblem, normalizeEmail } from '@homestead/contract/accounts';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { pendingEmail } from '#accounts/pages';
import { readForm } from '#forms';

/**
 * Leads from the choices of signing in to the page that was chosen, which starts with the address
 * that was typed.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = normalizeEmail(form.text('email'));
  const headers = new Headers();
  if (emailProblem(email) === null)
    headers.append('set-cookie', pendingEmail.pendingEmailCookie(email));
  return redirect(form.text('to') === 'register' ? '/register' : '/login', { headers });
}

export function loader() {
  return redirect('/login');
}
