import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type House, requireCaller, serveEndpoint } from '#platform';
import { ViewWindow } from '../kept-homes/view-window.ts';
import { getHomeInterest } from '../operations/get-home-interest.ts';
import { getHomeFlags, getKeptHome } from '../operations/get-kept-home.ts';
import { listHomeMarks } from '../operations/list-home-marks.ts';
import { listKeptHomes } from '../operations/list-kept-homes.ts';
import { removeHome } from '../operations/remove-home.ts';
import { saveHome } from '../operations/save-home.ts';
import { saveHomeNote } from '../operations/save-home-note.ts';
import { saveHomeView } from '../operations/save-home-view.ts';
import { undoHomeMark } from '../operations/undo-home-mark.ts';

/** Registers the calls about homes that people mark and view. */
export function serveKeptHomeCalls(app: FastifyInstance, { db }: House): void {
  const calls = listingEndpoints;
  const keeping = { db, window: new ViewWindow() };
  serveEndpoint(app, calls.saveHome, (call) => saveHome({ db }, call.body, requireCaller(call)));
  serveEndpoint(app, calls.removeHome, (call) =>
    removeHome({ db }, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.undoHome, (call) =>
    undoHomeMark({ db }, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.getHomeFlags, ({ body, caller }) => getHomeFlags({ db }, body, caller));
  serveEndpoint(app, calls.getKeptHome, ({ query, caller }) => getKeptHome({ db }, query, caller));
  serveEndpoint(app, calls.getHomeMarks, ({ body, caller }) => listHomeMarks({ db }, body, caller));
  serveEndpoint(app, calls.getKeptHomes, (call) =>
    listKeptHomes({ db }, call.query, requireCaller(call)),
  );
  serveEndpoint(app, calls.saveHomeNote, (call) =>
    saveHomeNote({ db }, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.saveHomeView, ({ body, caller, request }) =>
    saveHomeView(keeping, body, caller, {
      address: request.ip,
      userAgent: request.headers['user-agent'],
    }),
  );
  serveEndpoint(app, calls.getHomeInterest, ({ query }) => getHomeInterest({ db }, query));
}
