import {
  type AlertFrequency,
  type AlertNews,
  alertFrequencies,
  alertNews,
} from '@homestead/contract/saved';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { requirePerson } from '#accounts';
import { formAnswer, readForm, refusedForm, type TypedForm } from '#forms';
import { readSearch, writeWireSearch } from '#listings';
import { apiContext, visitOrigin } from '#platform';
import { savedSearchMessages } from '../messages/searches.ts';
import { SAVED_LISTS_PATH, savedItemsHref } from './saved-search.ts';
import { deleteSearch, restoreSearch, saveSearch } from './saved-search-client.ts';

/** Handles the form that saves a search or changes a saved one. */
export async function handleSaveSearch(args: ActionFunctionArgs) {
  await requirePerson(args, '/login');
  const api = args.context.get(apiContext);
  const form = await readForm(args.request);
  const values = form.texts('name', 'frequency', 'sid', 'replaces', ...alertNews);
  const name = values.name?.trim() ?? '';
  if (name === '') {
    return formAnswer({ fields: { name: savedSearchMessages.nameRequired() }, values });
  }
  const replaced = /^([0-9a-f-]{36}):(\d{1,9})$/.exec(form.text('replaces'));
  const sid = form.text('sid') || replaced?.[1];
  const version = Number(form.text('version') || replaced?.[2]);
  const { search } = readSearch(new URLSearchParams(form.text('search')));
  const hasSearch = form.text('search') !== '' || form.text('sid') === '';
  try {
    const body = {
      name,
      ...alertsOf(form),
      ...(sid && { id: sid, version }),
      ...(hasSearch && { filter: writeWireSearch(search) }),
      ...visitOrigin(args.request),
    };
    const id = await saveSearch(api, body, form.marks());
    return redirect(savedItemsHref(id));
  } catch (error) {
    return refusedForm(error, { values });
  }
}

/** Handles a row of the saved searches: email frequency, delete, undo. */
export async function handleSavedSearchIntent(args: ActionFunctionArgs) {
  await requirePerson(args, '/login');
  const api = args.context.get(apiContext);
  const form = await readForm(args.request);
  const sid = form.text('sid');
  try {
    switch (form.text('intent')) {
      case 'frequency': {
        const { frequency } = alertsOf(form);
        await saveSearch(api, { id: sid, version: Number(form.text('version')), frequency });
        return formAnswer(
          { done: savedSearchMessages.frequencySaved(), values: {} },
          { status: 200 },
        );
      }
      case 'delete':
        await deleteSearch(api, sid);
        return redirect(`${SAVED_LISTS_PATH}?deleted=${encodeURIComponent(sid)}`);
      case 'restore':
        await restoreSearch(api, sid);
        return redirect(SAVED_LISTS_PATH);
      default:
        return formAnswer({ message: savedSearchMessages.badForm(), values: {} });
    }
  } catch (error) {
    return refusedForm(error, { values: {} });
  }
}

function alertsOf(form: TypedForm): { frequency: AlertFrequency; wants?: AlertNews[] } {
  const frequency = alertFrequencies.find((one) => one === form.text('frequency')) ?? 'daily';
  if (form.text('intent') === 'frequency') return { frequency };
  return { frequency, wants: alertNews.filter((kind) => form.text(kind) === 'on') };
}
