import { accountCookies, type SecondStepMethod } from '@homestead/contract/accounts';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { findSecondStep, pendingEmail } from '#accounts/pages';
import { newFormKey } from '#forms';
import { apiContext, cookieIn } from '#platform';
import { accountMeta } from './account-meta.ts';
import { signInPageMessages } from './messages/sign-in-pages.ts';
import { ChosenPassword, isByPassword } from './verify-identity/chosen-password.tsx';
import { type LinkPurpose, type LinkTexts, linkTexts } from './verify-identity/link-texts.ts';
import { MailedCode } from './verify-identity/mailed-code.tsx';
import { SecondStep } from './verify-identity/second-step.tsx';
import { SecretLinkForm } from './verify-identity/secret-link-form.tsx';
import { takeVerification } from './verify-identity/take-verification.ts';

/**
 * What the page shows: a secret link to confirm, the second step of a sign-in, or a field for an
 * emailed code.
 */
type Asked =
  | { kind: 'link'; purpose: LinkPurpose; texts: LinkTexts }
  | { kind: 'second-step'; methods: SecondStepMethod[] }
  | { kind: 'code'; email: string; formKey: string };

/**
 * With the purpose of a secret link it uses the link; else it continues a half-finished sign-in of
 * this browser; else it asks for the code of a verification email. Opening the page uses nothing
 * up.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Asked> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('purpose') || searchParams.has('token')) {
    const purpose = purposeOf(searchParams);
    return { kind: 'link', purpose, texts: linkTexts(purpose) };
  }
  const cookies = request.headers.get('cookie');
  const challenge = cookieIn(cookies, accountCookies.challenge);
  const methods = challenge && (await findSecondStep(context.get(apiContext), challenge));
  if (methods) return { kind: 'second-step', methods };
  return { kind: 'code', email: pendingEmail.readPendingEmail(cookies), formKey: newFormKey() };
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
  if (answer && isByPassword(answer.values.intent)) return <ChosenPassword answer={answer} />;
  if (asked.kind === 'link') return <SecretLinkForm {...asked} answer={answer} />;
  if (asked.kind === 'second-step') return <SecondStep {...asked} answer={answer} />;
  return <MailedCode {...asked} answer={answer} />;
}
