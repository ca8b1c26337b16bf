import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findPerson } from '#accounts';
import { ownStyles } from '#platform';
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

/** Where staff go who lack the permission for a page. */
export default function ForbiddenPage() {
  const { landing, isTwoStep } = useLoaderData<typeof loader>();
  return (
    <MessagePage title="You don’t have access to this page">
      {isTwoStep ? (
        <p>
          Your role requires two-step sign-in. Your permissions are suspended until you set it up in
          your account settings.
        </p>
      ) : (
        <p>If you need this page for your work, ask someone who manages roles.</p>
      )}
      <p className="flex wrap gap-3">
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
          {landing ? 'Go to your home page' : 'Sign in'}
        </a>
        <a href="/homepage" className="button">
          Homepage
        </a>
      </p>
    </MessagePage>
  );
}
