import type { HomeReaction } from '@homestead/contract/saved';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { requirePerson } from '#accounts';
import { readForm, type TypedForm } from '#forms';
import { homeAnchor } from '#listings';
import { type Api, ApiError, apiContext, plainPath } from '#platform';
import { saved } from '../client.ts';
import { type SavedNoticeKey, savedNoticeCookie } from './save-notice.ts';

/** The message for a note that was refused. */
export interface NoteAnswer {
  mlsNumber: string;
  typed: string;
  problem: string;
}

const REACTION_OF: Record<string, HomeReaction> = { favorites: 'favorite', dislikes: 'dislike' };

/**
 * Handles the forms of the person's lists: remove a home, restore it, save a note. Redirects to the
 * list, which says what was done; a refused note keeps its text. People whose session has ended
 * sign in and come back.
 */
export async function handleSavedHomeIntent(args: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  await requirePerson(args, '/login');
  const form = await readForm(args.request);
  const api = args.context.get(apiContext);
  const intent = form.text('intent');
  const mlsNumber = form.text('home');
  const url = new URL(args.request.url);
  const back = plainPath(url.pathname);
  const params = url.searchParams;
  params.delete('removed');
  params.delete('index');
  const listHref = (anchor = '') => `${back}${params.size > 0 ? `?${params}` : ''}${anchor}`;
  try {
    if (intent === 'note') {
      await saveNote(api, form, mlsNumber);
      return redirect(listHref(`#${homeAnchor(mlsNumber)}`));
    }
    if (intent === 'undo') {
      await putBack(api, form.text('list'), mlsNumber);
      return leadTo(listHref(`#${homeAnchor(mlsNumber)}`), 'undone');
    }
    if (intent !== 'remove') throw data(null, { status: 400 });
    await takeOff(api, form.text('list'), mlsNumber);
    params.set('removed', mlsNumber);
    return redirect(listHref());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) await requirePerson(args, '/login');
    if (intent !== 'note') return leadTo(listHref(), error.status === 404 ? 'gone' : 'not-saved');
    const answer: NoteAnswer = { mlsNumber, typed: form.text('note'), problem: error.message };
    return data(answer, { status: error.status || 503 });
  }
}

async function saveNote(api: Api, form: TypedForm, mlsNumber: string): Promise<void> {
  await saved.saveHomeNote(
    {
      mlsNumber,
      // A form sends line ends as CR LF.
      note: form.text('note').replaceAll('\r\n', '\n'),
      version: Number(form.text('version')),
    },
    { api },
  );
}

async function takeOff(api: Api, list: string, mlsNumber: string): Promise<void> {
  await saved.removeHome({ propertiesid: mlsNumber, ...flagsOf(list) }, { api });
}

/** A reaction comes back with its date and price, a view where it was. */
async function putBack(api: Api, list: string, mlsNumber: string): Promise<void> {
  const reaction = REACTION_OF[list];
  if (reaction) await saved.undoHome({ mlsNumber, reaction }, { api });
  else await saved.saveHome({ propertiesid: mlsNumber, ...flagsOf(list) }, { api });
}

function flagsOf(list: string) {
  const reaction = REACTION_OF[list];
  return {
    favorites: reaction === 'favorite',
    dislikes: reaction === 'dislike',
    recently_viewed: list === 'viewed',
  };
}

function leadTo(page: string, notice: SavedNoticeKey) {
  return redirect(page, { headers: { 'set-cookie': savedNoticeCookie(notice) } });
}
