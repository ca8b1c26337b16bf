import { accountPaths, type twoStepEndpoints } from '@homestead/contract/accounts';
import { ApiError, callApi } from '#platform';
import { personApi } from '../session/person-api.ts';
import { badAnswer, doneAnswer, refusedAnswer, type SectionAnswer } from './section-answer.ts';

type Calls = typeof twoStepEndpoints;

const INTENT = 'passkey-add';

/**
 * Has the browser make a passkey and adds it, for a form with `name` and `currentPassword`. Gives
 * recovery codes when it is the first second step. What the browser needs is loaded on first use.
 */
export async function addPasskey(form: FormData): Promise<SectionAnswer<string[]>> {
  const name = String(form.get('name') ?? '').trim();
  const currentPassword = String(form.get('currentPassword') ?? '');
  const refuse = (errors: Record<string, string>) =>
    badAnswer(INTENT, form, errors) as SectionAnswer<string[]>;
  if (name === '') return refuse({ name: 'Name is required' });
  if (currentPassword === '') return refuse({ currentPassword: 'Current password is required' });
  try {
    const asked = await callApi<Calls['passkeyRegistrationOptions']>(personApi, {
      method: 'POST',
      path: accountPaths.passkeyRegistrationOptions,
      body: { currentPassword },
    });
    const { startRegistration } = await import('@simplewebauthn/browser');
    const options = asked.data.options as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const response = await startRegistration({ optionsJSON: options });
    const { message, data } = await callApi<Calls['addPasskey']>(personApi, {
      method: 'POST',
      path: accountPaths.addPasskey,
      body: { name, response },
    });
    const given = data.recoveryCodes;
    return doneAnswer(INTENT, { message, given }) as SectionAnswer<string[]>;
  } catch (error) {
    if (error instanceof ApiError) {
      return refusedAnswer(INTENT, form, error) as SectionAnswer<string[]>;
    }
    const message = browserSentence(error);
    return { intent: INTENT, isDone: false, message, errors: {}, typed: {}, given: null };
  }
}

function browserSentence(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was made. Please try again.';
  }
  return 'This browser can’t make a passkey here.';
}
