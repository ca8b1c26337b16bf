import { accountPaths, PHOTO_MOST_BYTES, type signInEndpoints } from '@homestead/contract/accounts';
import { type ActionFunctionArgs, data, redirectDocument } from 'react-router';
import { ApiError, apiContext, callApi } from '#platform';
import { requirePerson } from '../session/find-person.ts';
import { noticeCookie } from '../session/notices.ts';
import { FieldsRefused, isOwnIntent, ownIntents, PHOTO_TOO_LARGE } from './own-intents.ts';
import { badAnswer, doneAnswer, refusedAnswer } from './section-answer.ts';

/** A photo with the few fields beside it. */
const FORM_MOST_BYTES = PHOTO_MOST_BYTES + 64 * 1024;

/**
 * Does what one form of the account page asks for, as the person who is signed in; whoever is not
 * any more goes to /login and comes back. Answers the section, with the status of a refusal.
 * Deleting the account signs out and leads to the homes.
 */
export async function doOwnIntent(args: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  await requirePerson(args, '/login');
  const { request, context } = args;
  const size = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(size <= FORM_MOST_BYTES)) {
    return data(badAnswer('photo', new FormData(), { photo: PHOTO_TOO_LARGE }), { status: 413 });
  }
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  if (!isOwnIntent(intent)) throw data(null, { status: 400 });
  const api = context.get(apiContext);
  try {
    const done = await ownIntents[intent](api, form);
    if (intent !== 'delete') return data(doneAnswer(intent, done));
  } catch (error) {
    if (error instanceof FieldsRefused) {
      return data(badAnswer(intent, form, error.errors), { status: 400 });
    }
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) await requirePerson(args, '/login');
    return data(refusedAnswer(intent, form, error), { status: error.status || 503 });
  }
  await callApi<typeof signInEndpoints.signOut>(api, {
    method: 'POST',
    path: accountPaths.signOut,
  });
  throw redirectDocument('/property-list', {
    headers: { 'set-cookie': noticeCookie('account-deleted') },
  });
}
