import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import type { ToastTone } from '#design';
import { findPerson, type PersonSession } from './find-person.ts';
import { isBadNotice, noticeText, readNotice } from './notices.ts';

/** The signed-in person, as every page knows them. */
export interface PagePerson
  extends Pick<
    PersonSession,
    'id' | 'firstName' | 'lastName' | 'role' | 'side' | 'landing' | 'seeingAs'
  > {
  /** How many notifications they haven't read, if any; the root sets it. */
  unread?: number;
}

/** What the root knows about the visitor. */
export interface PageVisitor {
  person: PagePerson | null;
  /** False if the service could not say who it is. */
  isSure: boolean;
  /** The notice from the previous page. */
  notice: { key: string; text: string; tone: ToastTone } | null;
}

/** The visitor of this page, for the root loader. A failed call doesn't stop the page. */
export async function readPageVisitor(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<PageVisitor> {
  const key = readNotice(args.request.headers.get('cookie'));
  const tone = key && isBadNotice(key) ? 'bad' : 'good';
  const notice = key && ({ key, text: noticeText(key), tone } as const);
  try {
    const session = await findPerson(args);
    if (!session) return { person: null, isSure: true, notice };
    const { id, firstName, lastName, role, side, landing, seeingAs } = session;
    const person = { id, firstName, lastName, role, side, landing, seeingAs };
    return { person, isSure: true, notice };
  } catch {
    return { person: null, isSure: false, notice };
  }
}

/** The signed-in person, null for a visitor, on the server and in the browser. */
export function usePerson(): PagePerson | null {
  const data = useRouteLoaderData('root') as { visitor: PageVisitor } | undefined;
  return data?.visitor.person ?? null;
}
