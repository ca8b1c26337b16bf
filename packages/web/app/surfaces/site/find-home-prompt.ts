import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { wantedPageCookie } from '#accounts';
import { findProviders } from '#accounts/pages';
import { readForm } from '#forms';
import { registrationPrompt } from '#leads/pages';
import { listingHref } from '#listings';
import { apiContext, staticMarkup } from '#platform';
import { SoftPrompt, VerifiedPrompt } from './home-prompts.tsx';

const PROMPT = '#prompt';

/** What a visitor is asked on a home's page. */
export interface HomePrompt {
  html: string;
  /** Whether it is the form with a script of its own. */
  isForm: boolean;
  /** Whether the home's details are only shown after it. */
  isGate: boolean;
}

/** The prompt of a home's page, if there is one, and the cookies to set. */
export async function findHomePrompt(
  args: LoaderFunctionArgs,
  mlsNumber: string,
): Promise<{ prompt: HomePrompt | null; headers: [string, string][] }> {
  const { ask, after, cookies } = registrationPrompt.decidePrompt(args, mlsNumber);
  const home = listingHref(mlsNumber);
  const wanted = ask === 'verified' ? [wantedPageCookie(home)] : [];
  const headers = [...cookies, ...wanted].map((line): [string, string] => ['set-cookie', line]);
  if (ask === null) return { prompt: null, headers };
  const isForm = ask === 'light';
  const html = isForm
    ? registrationPrompt.findPromptForm(args, home + PROMPT)
    : ask === 'soft'
      ? staticMarkup(SoftPrompt, { action: home })
      : staticMarkup(VerifiedPrompt, {
          after,
          providers: await findProviders(args.context.get(apiContext)),
        });
  return { prompt: { html, isForm, isGate: ask !== 'soft' }, headers };
}

/** Whether a home's details are only shown after a prompt. */
export function isHomeGated(args: LoaderFunctionArgs, mlsNumber: string): boolean {
  const { ask } = registrationPrompt.decidePrompt(args, mlsNumber);
  return ask === 'light' || ask === 'verified';
}

/** Takes the form of a prompt. Leads to what was wanted, or returns the form with what is wrong. */
export async function takeHomePrompt(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const mlsNumber = args.params.listingId ?? '';
  const home = listingHref(mlsNumber);
  const intent = form.text('intent');
  if (intent === 'register' || intent === 'login') {
    return redirect(`/${intent}`, { headers: { 'set-cookie': wantedPageCookie(home) } });
  }
  if (intent !== 'later' && intent !== 'answer') throw data(null, { status: 400 });
  if (intent === 'answer') {
    const wrong = await registrationPrompt.takePromptForm(args, mlsNumber, form);
    if (wrong) {
      const html = registrationPrompt.findPromptForm(args, home + PROMPT, wrong.data);
      return data({ html }, wrong.init ?? {});
    }
  }
  const cookie = registrationPrompt.promptDoneCookie(args);
  return redirect(home, { headers: { 'set-cookie': cookie } });
}
