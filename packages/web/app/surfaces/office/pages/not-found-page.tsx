import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findPerson } from '#accounts';
import { ownStyles } from '#platform';
import { MessagePage } from './message-page.tsx';

export const handle = ownStyles;

export function meta() {
  return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  const session = await findPerson(args);
  return data({ landing: session?.landing ?? null }, { status: 404 });
}

/** For addresses of the office without a page, and for records that don't exist. */
export default function NotFoundPage() {
  const { landing } = useLoaderData<typeof loader>();
  return (
    <MessagePage title="Page not found">
      <p>The link may be old or mistyped, or the page may have been removed.</p>
      <p className="flex wrap gap-3">
        <a href={landing ?? '/property-list'} className="button" data-look="primary">
          {landing ? 'Go to your home page' : 'Search all homes'}
        </a>
        {!landing && (
          <a href="/login" className="button">
            Sign in
          </a>
        )}
      </p>
    </MessagePage>
  );
}
