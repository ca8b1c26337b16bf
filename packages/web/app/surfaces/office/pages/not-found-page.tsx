import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findPerson } from '#accounts';
import { ownStyles } from '#platform';
import styles from './message-page.module.css';
import { MessagePage } from './message-page.tsx';

export const handle = ownStyles;

export function meta() {
  return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  const session = await findPerson(args);
  return data({ landing: session?.landing ?? null }, { status: 404 });
}

/** Where paths of the office lead that nothing stands at, and people or leads that are not there. */
export default function NotFoundPage() {
  const { landing } = useLoaderData<typeof loader>();
  return (
    <MessagePage title="There is nothing at this address">
      <p>The link may be old or mistyped, or what stood there is gone.</p>
      <p className={styles.actions}>
        <a href={landing ?? '/property-list'} className="button" data-look="primary">
          {landing ? 'To your start page' : 'Search all homes'}
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
