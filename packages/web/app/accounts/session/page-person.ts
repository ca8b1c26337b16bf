import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import { findPerson, type PersonSession } from './find-person.ts';
import { isBadNotice, noticeText, readNotice } from './notices.ts';

/** Who is signed in, as every page knows them. */
export type PagePerson = Pick<
  PersonSession,
  'id' | 'firstName' | 'lastName' | 'role' | 'side' | 'landing'
>;

/** What the root of all pages knows about who looks at them. */
export interface PageVisitor {
  person: PagePerson | null;
  /** False when the service could not say who it is. */
  isSure: boolean;
  /** What the page before wanted this one to say. */
  notice: { key: string; text: string; isBad: boolean } | null;
}

/** Who looks at this page, for the root loader; a service that can't say does not stop the page. */
export async function readPageVisitor(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<PageVisitor> {
  const key = readNotice(args.request.headers.get('cookie'));
  const notice = key && { key, text: noticeText(key), isBad: isBadNotice(key) };
  try {
    const session = await findPerson(args);
    if (!session) return { person: null, isSure: true, notice };
    const { id, firstName, lastName, role, side, landing } = session;
    return { person: { id, firstName, lastName, role, side, landing }, isSure: true, notice };
  } catch {
    return { person: null, isSure: false, notice };
  }
}

/** Who is signed in, null for a visitor, on the server and in the browser alike. */
export function usePerson(): PagePerson | null {
  const data = useRouteLoaderData('root') as { visitor: PageVisitor } | undefined;
  return data?.visitor.person ?? null;
}
