import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findPerson } from '#accounts';

/** `/` leads visitors and clients to the homepage, staff to where their role lands. */
export async function loader(args: LoaderFunctionArgs) {
  const person = await findPerson(args);
  return redirect(person?.landing ?? '/homepage', 302);
}
