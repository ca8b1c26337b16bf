import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { type PersonSession, requirePerson } from '#accounts';

/**
 * The session of a page of the office. Leads a visitor to /login, which remembers the page; a
 * person who is no staff, or does not hold `permission`, to /forbidden; one whose rights rest
 * until two-step sign-in is set up there too, with the reason.
 */
export async function requireOffice(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  permission: string | null,
): Promise<PersonSession> {
  const session = await requirePerson(args, '/login');
  if (session.side !== 'staff') throw redirect('/forbidden');
  if (permission === null) return session;
  if (session.must_set_up_two_step) throw redirect('/forbidden?why=two-step');
  if (!session.permissions.includes(permission)) throw redirect('/forbidden');
  return session;
}

/** The session inside the office's pages. */
export function useOfficeSession(): PersonSession {
  const data = useRouteLoaderData('office') as { session: PersonSession } | undefined;
  if (!data) throw new Error('useOfficeSession is called outside the office');
  return data.session;
}
