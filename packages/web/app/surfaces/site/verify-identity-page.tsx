import { accountCookies, type SecondStepMethod } from '@homestead/contract/accounts';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { cookieIn } from '#accounts';
import { findSecondStep, readPendingEmail } from '#accounts/pages';
import { apiContext } from '#platform';
import { accountMeta } from './account-meta.ts';
import { signInPageMessages } from './messages/sign-in-pages.ts';
import { MailedCode } from './verify-identity/mailed-code.tsx';
import { SecondStep } from './verify-identity/second-step.tsx';
import { type LinkPurpose, SecretLinkForm } from './verify-identity/secret-link-form.tsx';
import { takeVerification } from './verify-identity/take-verification.ts';

/**
 * What the page shows: a secret link to confirm, the second step of a sign-in, or a field for an
 * emailed code.
 */
type Asked =
  | { kind: 'link'; purpose: LinkPurpose }
  | { kind: 'second-step'; methods: SecondStepMethod[] }
  | { kind: 'code'; email: string };

/**
 * With the purpose of a secret link it uses the link; else it continues a half-finished sign-in of
 * this browser; else it asks for the code of a verification email. Opening the page uses nothing
 * up.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Asked> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('purpose') || searchParams.has('token'))
    return { kind: 'link', purpose: purposeOf(searchParams) };
  const cookies = request.headers.get('cookie');
  const challenge = cookieIn(cookies, accountCookies.challenge);
  const methods = challenge && (await findSecondStep(context.get(apiContext), challenge));
  if (methods) return { kind: 'second-step', methods };
  return { kind: 'code', email: readPendingEmail(cookies) };
}

export async function action(args: ActionFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  return takeVerification(args, purposeOf(searchParams));
}

const otherPurposes = ['email-change', 'email-undo', 'identity-link'] as const;

function purposeOf(query: URLSearchParams): LinkPurpose {
  const purpose = query.get('purpose');
  return otherPurposes.find((other) => other === purpose) ?? 'verify';
}

/** A form without script has the link in it, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction = (page) => accountMeta(signInPageMessages.verifyTitle(), page);

export default function VerifyIdentityPage() {
  const asked = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (asked.kind === 'link') return <SecretLinkForm purpose={asked.purpose} answer={answer} />;
  if (asked.kind === 'second-step') return <SecondStep methods={asked.methods} answer={answer} />;
  return <MailedCode email={asked.email} answer={answer} />;
}
