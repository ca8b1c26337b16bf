import type { MyTourChange } from '@homestead/contract/leads';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { formAnswer, readForm, refusedForm, type TypedForm } from '#forms';
import { apiContext } from '#platform';
import { leads } from '../client.ts';
import { ownTourMessages } from '../messages/own-tours.ts';

/** The person's own tours, newest first. */
export async function loadOwnTours(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, request } = args;
  const { data } = await leads.listMyTours(
    {},
    { api: context.get(apiContext), signal: request.signal },
  );
  return { tours: data, now: new Date().toISOString() };
}

/** Chooses a proposed time, asks for others, or cancels. */
export async function changeOwnTour({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const values = form.texts('id', 'first', 'second', 'third');
  try {
    const change = { id: values.id, ...changeIn(form) };
    await leads.changeOneOfMyTours(change, { api: context.get(apiContext) });
    return formAnswer({ done: ownTourMessages.changed(), values: {} }, { status: 200 });
  } catch (error) {
    return refusedForm(error, { values });
  }
}

function changeIn(form: TypedForm): MyTourChange {
  const version = Number(form.text('version'));
  const change = form.text('change');
  if (change === 'cancel') return { change, version };
  if (change === 'ask') return { change, version, ...form.texts('first', 'second', 'third') };
  return { change: 'choose', version, startsAt: change };
}
