import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findPerson } from '#accounts';

/** `/` redirects visitors and clients to the homepage, staff to their role's start page. */
export async function loader(args: LoaderFunctionArgs) {
  const person = await findPerson(args);
  return redirect(person?.landing ?? '/homepage', 302);
}
