import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findPerson } from '#accounts';
import { ownStyles } from '#platform';
import { pageMessages } from '../messages/pages.ts';
import { MessagePage } from './message-page.tsx';

export const handle = ownStyles;

export function meta() {
  return [{ title: pageMessages.notFoundTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  const session = await findPerson(args);
  return data({ landing: session?.landing ?? null }, { status: 404 });
}

/** For paths of the back office without a page, and for records that don't exist. */
export default function NotFoundPage() {
  const { landing } = useLoaderData<typeof loader>();
  return (
    <MessagePage title={pageMessages.notFound()}>
      <p>{pageMessages.notFoundHint()}</p>
      <p className="flex wrap gap-3">
        <a href={landing ?? '/property-list'} className="button" data-look="primary">
          {landing ? pageMessages.goHome() : pageMessages.searchAllHomes()}
        </a>
        {!landing && (
          <a href="/login" className="button">
            {pageMessages.signIn()}
          </a>
        )}
      </p>
    </MessagePage>
  );
}
