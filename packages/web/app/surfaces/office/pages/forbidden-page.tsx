import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findPerson } from '#accounts';
import { ownStyles } from '#platform';
import { pageMessages } from '../messages/pages.ts';
import { MessagePage } from './message-page.tsx';

export const handle = ownStyles;

export function meta() {
  return [{ title: pageMessages.forbiddenTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  const session = await findPerson(args);
  const isTwoStep = new URL(args.request.url).searchParams.get('why') === 'two-step';
  return data({ landing: session?.landing ?? null, isTwoStep }, { status: 403 });
}

/** Where people without permission for a page are sent. */
export default function ForbiddenPage() {
  const { landing, isTwoStep } = useLoaderData<typeof loader>();
  return (
    <MessagePage title={pageMessages.forbidden()}>
      {isTwoStep ? <p>{pageMessages.twoStepNeeded()}</p> : <p>{pageMessages.forbiddenHint()}</p>}
      <p className="flex wrap gap-3">
        {isTwoStep && (
          <a href="/accountsetting" className="button" data-look="primary">
            {pageMessages.setUpTwoStep()}
          </a>
        )}
        <a
          href={landing ?? '/login'}
          className="button"
          {...(!isTwoStep && { 'data-look': 'primary' })}
        >
          {landing ? pageMessages.goHome() : pageMessages.signIn()}
        </a>
        <a href="/homepage" className="button">
          {pageMessages.homepage()}
        </a>
      </p>
    </MessagePage>
  );
}
