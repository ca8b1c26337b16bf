import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router';
import { requirePerson } from '#accounts';
import { formAnswer, readForm, refusedForm } from '#forms';
import { apiContext } from '#platform';
import { notifications } from '../client.ts';
import { ownNotificationMessages } from '../messages.ts';

/** One page of the person's notifications, newest first. */
export async function loadOwnNotifications(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, request } = args;
  const ask = { api: context.get(apiContext), signal: request.signal };
  const page = readPage(new URL(request.url).searchParams.get('page'));
  return notifications.listNotifications({ page }, ask);
}

/** Opens one, which marks it as read; marks one or all as read. */
export async function changeOwnNotifications({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const values = form.texts('open', 'read', 'upTo');
  const ask = { api: context.get(apiContext) };
  let path: string | null = null;
  try {
    if (values.upTo) await notifications.readNotifications({ upTo: values.upTo }, ask);
    else {
      const { data } = await notifications.readNotification(
        { id: values.open || values.read },
        ask,
      );
      path = values.open ? data.path : null;
    }
  } catch (error) {
    return refusedForm(error, { values: {} });
  }
  // The office has styles of its own.
  if (path) throw isOfSite(path) ? redirect(path) : redirectDocument(path);
  const done = values.upTo ? ownNotificationMessages.allRead() : ownNotificationMessages.oneRead();
  return formAnswer({ done, values: {} }, { status: 200 });
}

const isOfSite = (path: string) =>
  /^\/(property-list|savedlists|singleproduct)(\/|$|\?)/.test(path);

const readPage = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);
