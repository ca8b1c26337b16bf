import { ApiError } from '#platform';
import { proof } from '../clients.ts';
import { signInMessages } from '../messages/sign-in.ts';
import { personApi } from '../session/person-api.ts';

/** Proves the session with a passkey; returns the message to show, null if it is proven. */
export async function proveByPasskey(): Promise<string | null> {
  const ask = { api: personApi };
  try {
    const { data } = await proof.getProofPasskeyOptions({}, ask);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const asked = data.options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const made = await startAuthentication({ optionsJSON: asked });
    const passkey = { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
    await proof.proveYourself({ passkey }, ask);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    const isCalledOff = error instanceof Error && error.name === 'NotAllowedError';
    return isCalledOff ? signInMessages.noPasskeyChosen() : signInMessages.passkeyUnusable();
  }
}
