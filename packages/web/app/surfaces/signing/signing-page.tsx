import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requirePerson } from '#accounts';
import { SigningView } from '#documents/pages';
import { signingFrameMessages } from './messages.ts';
import { signingMeta } from './signing-meta.ts';

const RECIPIENT_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Who signed in opens what they were sent by an address without its secret link. */
export async function loader(args: LoaderFunctionArgs) {
  const given = new URL(args.request.url).searchParams.get('recipient');
  const recipient = given && RECIPIENT_ID.test(given) ? given : null;
  if (recipient !== null) await requirePerson(args, '/login');
  return { recipient };
}

/** What a link opens is never cached, and its address isn't sent anywhere. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction = ({ matches }) =>
  signingMeta(signingFrameMessages.title(), matches);

/** /signdoc: the documents of a recipient. */
export default function SigningPage() {
  const { recipient } = useLoaderData<typeof loader>();
  return <SigningView key={recipient ?? ''} recipient={recipient} />;
}
