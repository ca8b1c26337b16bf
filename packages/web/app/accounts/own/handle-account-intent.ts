import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import { type ActionFunctionArgs, data, redirectDocument } from 'react-router';
import { ApiError, apiContext } from '#platform';
import { signIn } from '../clients.ts';
import { ownMessages } from '../messages/own.ts';
import { requirePerson } from '../session/find-person.ts';
import { noticeCookie } from '../session/notices.ts';
import { FieldsRefused, isOwnIntent, ownIntents } from './own-intents.ts';
import { badAnswer, doneAnswer, refusedAnswer } from './section-answer.ts';

/** A photo and the few other fields. */
const FORM_MOST_BYTES = PICTURE_MAX_BYTES + 64 * 1024;

/**
 * Handles one form of the account page for the signed-in person. If their session has ended, they
 * sign in and come back. Answers the section, with the status of a refusal.
 * Deleting the account signs out and leads to the homes.
 */
export async function handleAccountIntent(args: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  await requirePerson(args, '/login');
  const { request, context } = args;
  const size = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(size <= FORM_MOST_BYTES)) {
    return data(badAnswer('photo', new FormData(), { photo: ownMessages.photoTooLarge() }), {
      status: 413,
    });
  }
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  if (!isOwnIntent(intent)) throw data(null, { status: 400 });
  const api = context.get(apiContext);
  try {
    const done = await ownIntents[intent](form, { api });
    if (intent !== 'delete') return data(doneAnswer(intent, done));
  } catch (error) {
    if (error instanceof FieldsRefused) {
      return data(badAnswer(intent, form, error.errors), { status: 400 });
    }
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) await requirePerson(args, '/login');
    return data(refusedAnswer(intent, form, error), { status: error.status || 503 });
  }
  await signIn.signOut({}, { api });
  throw redirectDocument('/property-list', {
    headers: { 'set-cookie': noticeCookie('account-deleted') },
  });
}
