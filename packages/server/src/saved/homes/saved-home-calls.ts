import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { getHomeFlags, getSavedHome } from './get-saved-home.ts';
import { listHomeReactions } from './list-home-reactions.ts';
import { listSavedHomes } from './list-saved-homes.ts';
import { removeHome } from './remove-home.ts';
import { saveHome } from './save-home.ts';
import { saveHomeNote } from './save-home-note.ts';
import { undoReaction } from './undo-reaction.ts';

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
