import { NOBODY } from '@homestead/contract/platform';
import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { addressLine } from '#listings';
import { type Caller, refuse, requireCaller, type Services, serveEndpoint } from '#platform';
import { openSaved } from '../saved-services.ts';
import { type FavoriteRow, selectFavorites, selectViewedHomes } from './client-home-store.ts';

/** Registers the calls of what a client did with homes, for themselves and for staff. */
export function serveClientHomeCalls(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  const { db } = services;
  serveEndpoint(app, calls.getPropertyActivity, async (call) => {
    const { userid, page, pageSize } = call.query;
    const personId = await requireSeenPerson(services, requireCaller(call), userid);
    const { rows, total } = await selectViewedHomes(db, { personId, page, pageSize });
    const value = rows.map((row) => ({
      listingid: row.mls_number,
      userid: personId,
      ...presentHome(row),
      listingprice: dollarsOf(row.price_cents_then),
      views: row.views,
      firstviewedat: row.first_viewed_at.toISOString(),
      lastviewedat: row.last_viewed_at.toISOString(),
    }));
    return { value, odatacount: total };
  });
  serveEndpoint(app, calls.getFavoriteProperties, async (call) => {
    const { userid, page, pageSize } = call.query;
    const personId = await requireSeenPerson(services, requireCaller(call), userid);
    const { rows, total } = await selectFavorites(db, { personId, page, pageSize });
    const value = rows.map((row) => ({
      userid: personId,
      propertiesid: row.mls_number,
      ...{ favorites: true, dislikes: false, recently_viewed: row.is_viewed },
      ...presentHome(row),
      price: row.visibility === 'none' ? null : dollarsOf(row.list_price_cents),
      pricethen: dollarsOf(row.price_cents_then),
      markedat: row.marked_at.toISOString(),
    }));
    return { value, odatacount: total };
  });
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The person a call is about: the caller, or a client whom they may see as staff. Any other id is
 * refused (not-permitted), whether or not that person exists.
 */
async function requireSeenPerson(
  services: Pick<Services, 'db'>,
  caller: Caller,
  userid: string | undefined,
): Promise<string> {
  const asked = userid?.toLowerCase();
  if (!asked || asked === NOBODY || asked === caller.personId) return caller.personId;
  const { maySeeHomesOf } = openSaved(services);
  const isSeen = uuid.test(asked) && (await maySeeHomesOf(services.db, caller, asked));
  return isSeen ? asked : refuse('not-permitted');
}

type Home = Omit<FavoriteRow, 'price_cents_then' | 'marked_at' | 'is_viewed'>;

/** What may be shown of a home; nothing of one that is no longer shown. */
function presentHome(row: Home) {
  if (row.visibility === 'none') {
    return { address: null, propertysubtype: null, standardstatus: null };
  }
  const street = row.address_shown ? row.street_address : null;
  return {
    address: street && addressLine({ ...row, street_address: street }),
    propertysubtype: row.property_subtype,
    standardstatus: row.standard_status,
  };
}

const dollarsOf = (cents: number | null) => (cents === null ? null : cents / 100);
