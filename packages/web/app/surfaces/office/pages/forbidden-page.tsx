import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findPerson } from '#accounts';
import { ownStyles } from '#platform';
import styles from './message-page.module.css';
import { MessagePage } from './message-page.tsx';

export const handle = ownStyles;

export function meta() {
  return [{ title: 'Not permitted' }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  const session = await findPerson(args);
  const isTwoStep = new URL(args.request.url).searchParams.get('why') === 'two-step';
  return data({ landing: session?.landing ?? null, isTwoStep }, { status: 403 });
}

/** Where staff land who lack the right for a page. */
export default function ForbiddenPage() {
  const { landing, isTwoStep } = useLoaderData<typeof loader>();
  return (
    <MessagePage title="You don’t have the right to see this">
      {isTwoStep ? (
        <p>
          Your role asks for two-step sign-in. Until you have set it up in your account settings,
          your permissions rest.
        </p>
      ) : (
        <p>Ask somebody who manages roles, if your work needs this page.</p>
      )}
      <p className={styles.actions}>
        {isTwoStep && (
          <a href="/accountsetting" className="button" data-look="primary">
            Set up two-step sign-in
          </a>
        )}
        <a
          href={landing ?? '/login'}
          className="button"
          {...(!isTwoStep && { 'data-look': 'primary' })}
        >
          {landing ? 'To your start page' : 'Sign in'}
        </a>
        <a href="/homepage" className="button">
          Homepage
        </a>
      </p>
    </MessagePage>
  );
}
