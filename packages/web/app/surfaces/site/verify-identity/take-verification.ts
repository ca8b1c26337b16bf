import {
  accountPaths,
  normaliseEmail,
  type ownAccountEndpoints,
  type registrationEndpoints,
  type twoStepEndpoints,
} from '@homestead/contract/accounts';
import { type ActionFunctionArgs, redirectDocument } from 'react-router';
import {
  appCodeRule,
  type FormRule,
  forgetPendingEmail,
  formAnswer,
  mailedCodeRule,
  type NoticeKey,
  noticeCookie,
  pendingEmailCookie,
  problemsOf,
  readForm,
  recoveryCodeRule,
  redirectSignedIn,
  refusedForm,
  resendRule,
  type TypedForm,
} from '#accounts';
import { type Api, ApiError, apiContext, callApi, siteContext } from '#platform';
import type { LinkPurpose } from './mailed-link.tsx';

/** What this page's forms send as `intent`. */
export type Intent = 'link' | 'code' | 'resend' | 'totp' | 'recovery-code';

const post = { method: 'POST' } as const;

/** Takes what one of the page's forms sent: it says which by its intent. */
export async function takeVerification(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  link: { purpose: LinkPurpose; token: string },
) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const intent = form.text('intent') as Intent;
  const values = { intent, ...form.texts('email') };
  const rule = Object.hasOwn(rules, intent) ? rules[intent] : undefined;
  const refused = refuseBy(rule, form, values);
  if (refused) return refused;
  try {
    if (intent === 'link') return await takeLink(api, link);
    if (intent === 'code') return await takeCode(api, form);
    if (intent === 'resend') return await resend(api, form);
    const step =
      intent === 'totp'
        ? { code: form.text('code').replace(/\s/g, '') }
        : { recoveryCode: form.text('recoveryCode').trim() };
    const { data } = await callApi<typeof twoStepEndpoints.completeTwoStep>(api, {
      ...post,
      path: accountPaths.completeTwoStep,
      body: step,
    });
    return redirectSignedIn(request, context.get(siteContext).publicUrl, data);
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.code : null;
    const field = intent === 'recovery-code' ? 'recoveryCode' : 'code';
    return code === 'code-wrong' && intent !== 'link'
      ? refusedForm(error, {
          values,
          message: null,
          fields: { [field]: (error as ApiError).message },
        })
      : refusedForm(error, { values });
  }
}

const rules: Record<Intent, FormRule> = {
  link: () => ({}),
  code: mailedCodeRule,
  resend: resendRule,
  totp: appCodeRule,
  'recovery-code': recoveryCodeRule,
};

function refuseBy(rule: FormRule | undefined, form: TypedForm, values: Record<string, string>) {
  if (!rule) return formAnswer({ message: 'Please try again.', values });
  const fields = problemsOf(rule, form.text.bind(form));
  return fields && formAnswer({ fields, values });
}

const linkPaths = {
  verify: accountPaths.verifyEmail,
  'email-change': accountPaths.confirmEmailChange,
  'email-undo': accountPaths.undoEmailChange,
};

const linkNotices: Record<LinkPurpose, NoticeKey> = {
  verify: 'email-verified',
  'email-change': 'email-changed',
  'email-undo': 'email-kept',
};

async function takeLink(api: Api, { purpose, token }: { purpose: LinkPurpose; token: string }) {
  type AnyLink =
    | typeof registrationEndpoints.verifyEmail
    | typeof ownAccountEndpoints.confirmEmailChange;
  await callApi<AnyLink>(api, { ...post, path: linkPaths[purpose], body: { token } });
  return toSignIn(linkNotices[purpose]);
}

async function takeCode(api: Api, form: TypedForm) {
  await callApi<typeof registrationEndpoints.verifyEmail>(api, {
    ...post,
    path: accountPaths.verifyEmail,
    body: {
      email: normaliseEmail(form.text('email')),
      code: form.text('code').replace(/\s/g, ''),
    },
  });
  return toSignIn('email-verified');
}

async function resend(api: Api, form: TypedForm) {
  const email = normaliseEmail(form.text('email'));
  const { message } = await callApi<typeof registrationEndpoints.resendVerification>(api, {
    ...post,
    path: accountPaths.resendVerification,
    body: { email },
  });
  const headers = { 'set-cookie': pendingEmailCookie(email) };
  return formAnswer({ done: message, values: { intent: 'resend', email } }, { headers });
}

/** Whoever is signed in goes on from there to where they land. */
function toSignIn(notice: NoticeKey): Response {
  const headers = new Headers([
    ['set-cookie', noticeCookie(notice)],
    ['set-cookie', forgetPendingEmail],
  ]);
  return redirectDocument('/login', { headers });
}
