import { ApiError } from '#platform';
import { twoStep } from '../clients.ts';
import { ownMessages } from '../messages/own.ts';
import { personApi } from '../session/person-api.ts';
import { badAnswer, doneAnswer, refusedAnswer, type SectionAnswer } from './section-answer.ts';

const INTENT = 'passkey-add';

/**
 * Has the browser create a passkey and adds it, for a form with `name` and `currentPassword`.
 * Returns recovery codes if it is the first second step. Its code loads on first use.
 */
export async function addPasskey(form: FormData): Promise<SectionAnswer<string[]>> {
  const name = String(form.get('name') ?? '').trim();
  const currentPassword = String(form.get('currentPassword') ?? '');
  const refuse = (errors: Record<string, string>) =>
    badAnswer(INTENT, form, errors) as SectionAnswer<string[]>;
  if (name === '') return refuse({ name: ownMessages.nameRequired() });
  if (currentPassword === '')
    return refuse({ currentPassword: ownMessages.currentPasswordRequired() });
  try {
    const asked = await twoStep.getPasskeyRegistrationOptions(
      { currentPassword },
      { api: personApi },
    );
    const { startRegistration } = await import('@simplewebauthn/browser');
    const options = asked.data.options as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const made = await startRegistration({ optionsJSON: options });
    const response = { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
    const { message, data } = await twoStep.addPasskey({ name, response }, { api: personApi });
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
  if (name === 'InvalidStateError') return ownMessages.passkeyExists();
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return ownMessages.passkeyNotMade();
  }
  return ownMessages.passkeyCantBeMade();
}
