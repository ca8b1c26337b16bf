import type { WireSignedIn } from '@homestead/contract/accounts';
import { waitText } from '#forms';
import { ApiError, browserApi } from '#platform';
import { twoStep } from '../clients.ts';
import { signInMessages } from '../messages/sign-in.ts';

/** Why signing in with a passkey failed, and the message to show. */
export interface PasskeyRefusal {
  code: string | null;
  message: string;
}

const ask = { api: browserApi };

/**
 * Signs in with a passkey from the browser, alone or as the second step of this browser's
 * half-finished sign-in. Its code loads on first use.
 */
export async function signInWithPasskey({
  isSecondStep,
}: {
  isSecondStep: boolean;
}): Promise<{ signedIn: WireSignedIn } | PasskeyRefusal> {
  try {
    const challenge = isSecondStep ? await openChallenge() : undefined;
    const { data } = await twoStep.getPasskeySignInOptions({ challenge }, ask);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const asked = data.options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const proof = await startAuthentication({ optionsJSON: asked });
    const response = { ...proof, clientExtensionResults: { ...proof.clientExtensionResults } };
    const answer = challenge
      ? await twoStep.completeTwoStep({ challenge, passkey: response }, ask)
      : await twoStep.passkeySignIn({ response }, ask);
    return { signedIn: answer.data };
  } catch (error) {
    return refusalOf(error);
  }
}

async function openChallenge(): Promise<string> {
  const { data } = await twoStep.getSecondStep({}, ask);
  return data.challenge;
}

function refusalOf(error: unknown): PasskeyRefusal {
  if (error instanceof ApiError) {
    const { problem, message, retryAfterSeconds: wait } = error;
    const said = wait === null ? message : `${message} ${waitText(wait)}`;
    return { code: problem.code ?? null, message: said };
  }
  const isCalledOff = error instanceof Error && error.name === 'NotAllowedError';
  return {
    code: null,
    message: isCalledOff ? signInMessages.noPasskeyChosen() : signInMessages.passkeyUnusable(),
  };
}
