import { normalizeEmail } from '@homestead/contract/accounts';
import { type ActionFunctionArgs, redirectDocument } from 'react-router';
import { accounts, type NoticeKey, noticeCookie } from '#accounts';
import {
  appCodeRule,
  chosenPasswordRule,
  mailedCodeRule,
  newPasswordRule,
  pendingEmail,
  recoveryCodeRule,
  redirectSignedIn,
  resendRule,
} from '#accounts/pages';
import {
  type FormRule,
  formAnswer,
  problemsOf,
  readForm,
  readSecretLink,
  refusedForm,
  secretLinkRule,
  type TypedForm,
} from '#forms';
import { type Api, ApiError, apiContext, siteContext } from '#platform';
import { signInPageMessages } from '../messages/sign-in-pages.ts';
import { isByPassword, type PasswordIntent } from './chosen-password.tsx';
import type { LinkPurpose } from './link-texts.ts';

/** What this page's forms send as `intent`. */
type Intent = 'link' | 'code' | PasswordIntent | 'resend' | 'totp' | 'recovery-code';

/** Handles the page's forms, by their intent. */
export async function takeVerification(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  purpose: LinkPurpose,
) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const intent = form.text('intent') as Intent;
  const values = {
    intent,
    ...form.texts('email', 'link'),
    ...(isByPassword(intent) && form.texts('code')),
  };
  const rule = Object.hasOwn(rules, intent) ? rules[intent] : undefined;
  const refused = refuseBy(rule, form, values);
  if (refused) return refused;
  try {
    if (intent === 'link' && purpose !== 'verify') return await takeLink(api, purpose, values.link);
    if (intent === 'link' || intent === 'code' || isByPassword(intent)) {
      return await verify(api, form);
    }
    if (intent === 'resend') return await resend(api, form);
    const step =
      intent === 'totp'
        ? { code: form.text('code').replace(/\s/g, '') }
        : { recoveryCode: form.text('recoveryCode').trim() };
    const { data } = await accounts.twoStep.completeTwoStep(step, { api });
    return redirectSignedIn(request, context.get(siteContext).publicUrl, data);
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.code : null;
    if (code === 'password-needed') {
      const asked = { ...values, ...form.texts('code'), intent: 'password' };
      return refusedForm(error, { values: asked, fields: {} });
    }
    if (code === 'chosen-password-wrong') return refusedForm(error, { values, message: null });
    const field = intent === 'recovery-code' ? 'recoveryCode' : 'code';
    return code === 'code-wrong' && intent !== 'link'
      ? refusedForm(error, {
          values: isByPassword(intent) ? { ...values, intent: 'code' } : values,
          message: null,
          fields: { [field]: (error as ApiError).message },
        })
      : refusedForm(error, { values });
  }
}

const rules: Record<Intent, FormRule> = {
  link: secretLinkRule,
  code: mailedCodeRule,
  password: chosenPasswordRule,
  'new-password': newPasswordRule,
  resend: resendRule,
  totp: appCodeRule,
  'recovery-code': recoveryCodeRule,
};

function refuseBy(rule: FormRule | undefined, form: TypedForm, values: Record<string, string>) {
  if (!rule) return formAnswer({ message: signInPageMessages.tryAgain(), values });
  const fields = problemsOf(rule, form.text.bind(form));
  return fields && formAnswer({ fields, values });
}

const linkCalls = {
  'email-change': accounts.ownAccount.confirmEmailChange,
  'email-undo': accounts.ownAccount.undoEmailChange,
  'identity-link': accounts.identity.confirmIdentity,
};

const linkNotices: Record<keyof typeof linkCalls, NoticeKey> = {
  'email-change': 'email-changed',
  'email-undo': 'email-kept',
  'identity-link': 'identity-linked',
};

async function takeLink(api: Api, purpose: keyof typeof linkCalls, link: string) {
  const { token } = readSecretLink(link);
  await linkCalls[purpose]({ token }, { api });
  return toSignIn(linkNotices[purpose]);
}

/** Confirms a registration by its link or code; in another browser with a password, too. */
async function verify(api: Api, form: TypedForm) {
  const { link, email, code, password, newPassword } = form.texts(
    ...(['link', 'email', 'code', 'password', 'newPassword'] as const),
  );
  const proof = link
    ? { token: readSecretLink(link).token }
    : { email: normalizeEmail(email), code: code.replace(/\s/g, '') };
  const chosen = { ...(password && { password }), ...(newPassword && { newPassword }) };
  await accounts.registration.verifyEmail({ ...proof, ...chosen }, { api });
  return toSignIn('email-verified');
}

async function resend(api: Api, form: TypedForm) {
  const email = normalizeEmail(form.text('email'));
  const { message } = await accounts.registration.resendVerification(
    { email },
    { api, ...form.marks() },
  );
  const headers = { 'set-cookie': pendingEmail.pendingEmailCookie(email) };
  return formAnswer({ done: message, values: { intent: 'resend', email } }, { headers });
}

/** People who are signed in go on to their start page. */
function toSignIn(notice: NoticeKey): Response {
  const headers = new Headers([
    ['set-cookie', noticeCookie(notice)],
    ['set-cookie', pendingEmail.forgetPendingEmail],
  ]);
  return redirectDocument('/login', { headers });
}
