import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { type PersonSession, requirePerson } from './find-person.ts';

/**
 * The session behind a staff page. A visitor goes to /login, which remembers the page; a person who
 * is not staff, or lacks `permission`, goes to /forbidden; so does one whose permissions are
 * suspended until two-step sign-in is set up, with that reason.
 */
export async function requireStaff(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  permission: string | readonly string[] | null,
): Promise<PersonSession> {
  const session = await requirePerson(args, '/login');
  if (session.side !== 'staff') throw redirect('/forbidden');
  if (permission === null) return session;
  if (session.mustSetUpTwoStep) throw redirect('/forbidden?why=two-step');
  if (![permission].flat().some((one) => session.permissions.includes(one)))
    throw redirect('/forbidden');
  return session;
}

/** The session, inside the office's layout. */
export function useStaffSession(): PersonSession {
  const data = useRouteLoaderData('office') as { session: PersonSession } | undefined;
  if (!data) throw new Error('useStaffSession is called outside the office');
  return data.session;
}
