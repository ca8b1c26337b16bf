import {
  accountPaths,
  type twoStepEndpoints,
  type WireSignedIn,
} from '@homestead/contract/accounts';
import { ApiError, browserApi, callApi } from '#platform';
import { waitText } from '../forms/form-answer.ts';

/** Why a passkey did not sign anybody in, and what to say. */
export interface PasskeyRefusal {
  code: string | null;
  message: string;
}

type Calls = typeof twoStepEndpoints;

const post = { method: 'POST' } as const;

/**
 * Asks the browser for a passkey and the API to take it, by itself or as the second step of this
 * browser's half-finished sign-in. What the browser needs for it is loaded on first use.
 */
export async function signInWithPasskey({
  isSecondStep,
}: {
  isSecondStep: boolean;
}): Promise<{ signedIn: WireSignedIn } | PasskeyRefusal> {
  try {
    const challenge = isSecondStep ? await openChallenge() : undefined;
    const { data } = await callApi<Calls['passkeySignInOptions']>(browserApi, {
      ...post,
      path: accountPaths.passkeySignInOptions,
      body: { challenge },
    });
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const asked = data.options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const response = await startAuthentication({ optionsJSON: asked });
    const answer = challenge
      ? await callApi<Calls['completeTwoStep']>(browserApi, {
          ...post,
          path: accountPaths.completeTwoStep,
          body: { challenge, passkey: response },
        })
      : await callApi<Calls['passkeySignIn']>(browserApi, {
          ...post,
          path: accountPaths.passkeySignIn,
          body: { response },
        });
    return { signedIn: answer.data };
  } catch (error) {
    return refusalOf(error);
  }
}

async function openChallenge(): Promise<string> {
  const { data } = await callApi<Calls['getSecondStep']>(browserApi, {
    ...post,
    path: accountPaths.secondStep,
    body: {},
  });
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
    message: isCalledOff
      ? 'No passkey was chosen. Please try again.'
      : 'This passkey can’t be used here.',
  };
}
