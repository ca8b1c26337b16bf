import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { savedEndpoints as calls, savedHomeReplies } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import {
  atomically,
  type Caller,
  type Database,
  type Queryable,
  recordEvent,
  requireCaller,
  requireOwnId,
  type Services,
  serveEndpoint,
} from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { homeSaved } from '../saved-events.ts';
import { setViewHidden } from '../views/viewed-home-store.ts';
import { getHomeFlags, getSavedHome } from './get-saved-home.ts';
import { listSavedHomes } from './list-saved-homes.ts';
import { readSavedListQuery } from './read-saved-list-query.ts';
import { requireOwnListing } from './require-own-listing.ts';
import { saveHome } from './save-home.ts';
import { saveHomeNote } from './save-home-note.ts';
import { clearMark, findSavedHome, restoreMark, selectMarks } from './saved-home-store.ts';

/** Registers the calls about homes that people save or dislike. */
export function serveSavedHomeCalls(app: FastifyInstance, { db }: Services): void {
  serveEndpoint(app, calls.saveHome, (call) => saveHome({ db }, call.body, requireCaller(call)));
  serveEndpoint(app, calls.removeHome, (call) =>
    removeHome({ db }, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.undoHome, (call) =>
    undoReaction({ db }, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.getHomeFlags, ({ body, caller }) => getHomeFlags({ db }, body, caller));
  serveEndpoint(app, calls.getSavedHome, ({ query, caller }) =>
    getSavedHome({ db }, query, caller),
  );
  serveEndpoint(app, calls.getHomeReactions, ({ body, caller }) =>
    listHomeReactions({ db }, body, caller),
  );
  serveEndpoint(app, calls.getSavedHomes, (call) =>
    listSavedHomes({ db }, call.query, requireCaller(call)),
  );
  serveEndpoint(app, calls.saveHomeNote, (call) =>
    saveHomeNote({ db }, call.body, requireCaller(call)),
  );
}

/**
 * Which of at most 100 homes, by their MLS numbers, the caller reacted to or viewed; the others are
 * left out, and for a visitor all are. Refuses another person's id.
 */
async function listHomeReactions(
  { db }: { db: Queryable },
  body: BodyOf<typeof calls.getHomeReactions>,
  caller: Caller | null,
): Promise<AnswerOf<typeof calls.getHomeReactions>> {
  const personId = requireOwnId(body.personId, caller);
  if (personId === null || body.mlsNumbers.length === 0) return { value: [] };
  const rows = await selectMarks(
    db,
    personId,
    body.mlsNumbers.map((number) => number.toLowerCase()),
  );
  return {
    value: rows.map((row) => ({
      mlsNumber: row.mls_number,
      reaction: row.mark,
      isViewed: row.is_viewed,
    })),
  };
}

/**
 * Removes the caller's reaction to a home (the given one, or any), or removes the home from their
 * recently viewed. A missing reaction is not an error. Refuses another person's id, several flags
 * (bad-input), a home that is neither theirs nor shown (listing-not-found).
 */
async function removeHome(
  { db }: { db: Database },
  body: BodyOf<typeof calls.removeHome>,
  caller: Caller,
): Promise<typeof savedHomeReplies.removed> {
  requireOwnId(body.userid, caller);
  const query = readSavedListQuery(body);
  await atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, body.propertiesid);
    if (query === 'viewed') return setViewHidden(tx, home, true);
    await clearMark(tx, home, query);
  });
  return savedHomeReplies.removed;
}

/**
 * Restores the reaction that the caller's last change of a home removed, with its instant, price
 * and note. An existing one is not an error. Refuses another person's id, a home that is neither
 * theirs nor shown (listing-not-found), a reaction that is not the previous one (nothing-to-undo).
 */
async function undoReaction(
  { db }: { db: Database },
  { personId, mlsNumber, reaction }: BodyOf<typeof calls.undoHome>,
  caller: Caller,
): Promise<AnswerOf<typeof calls.undoHome>> {
  requireOwnId(personId, caller);
  await atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, mlsNumber);
    const gone = await restoreMark(tx, home, reaction);
    if (gone !== undefined) {
      if (reaction === 'favorite') await recordEvent(tx, homeSaved, home);
      return;
    }
    const saved = await findSavedHome(tx, home);
    if (saved?.mark !== reaction) refuseSaved('nothing-to-undo');
  });
  return { reaction };
}
