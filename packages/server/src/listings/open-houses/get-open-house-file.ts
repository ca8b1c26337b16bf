import { calendarFile, type Queryable, refuse, type Settings, thisMoment } from '#platform';
import { requireShownHome, type ShownHome } from '../home/require-shown-home.ts';
import { requireShownListingId } from '../home/shown-listing-id.ts';
import { answerMessages } from '../messages.ts';
import { type OpenHouseRow, selectComingOpenHouses } from './open-house-read-store.ts';

const MINUTE_MS = 60_000;

/**
 * One upcoming public open house as a calendar file. Its UID stays the same however often it is
 * moved; its SEQUENCE increases with the MLS's changes (minutes since 1970, 0 if unknown). Refuses
 * (listing-not-found, not-found) what may not be shown, is over or does not exist.
 */
export async function getOpenHouseFile(
  { db }: { db: Queryable },
  settings: Pick<Settings, 'publicUrl' | 'brokerage'>,
  asked: { mlsNumber: string; key: string },
): Promise<string> {
  const { now } = thisMoment();
  const listingId = await requireShownListingId(db, asked.mlsNumber);
  const openHouses = await selectComingOpenHouses(db, listingId, now);
  const found = openHouses.find((row) => row.open_house_key === asked.key);
  if (!found) return refuse('not-found');
  const home = await requireShownHome(db, asked.mlsNumber);
  return calendarFile(settings.brokerage.name, entryOf(found, home, { ...settings, now }));
}

function entryOf(
  row: OpenHouseRow,
  home: ShownHome,
  { publicUrl, now }: Pick<Settings, 'publicUrl'> & { now: Date },
) {
  const changedAt = row.modified_at ?? now;
  return {
    uid: `open-house-${encodeURIComponent(row.open_house_key)}@${new URL(publicUrl).hostname}`,
    sequence: row.modified_at ? Math.floor(row.modified_at.getTime() / MINUTE_MS) : 0,
    changedAt,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isAgreed: true,
    summary: home.address
      ? answerMessages.openHouse({ home: home.address })
      : answerMessages.openHouseByNumber({ number: home.mlsNumber }),
    description: [row.type && answerMessages.openHouseType({ type: row.type }), row.remarks]
      .filter(Boolean)
      .join(' '),
    location: home.address,
    url: `${publicUrl}/singleproduct/${encodeURIComponent(home.mlsNumber)}#open-houses`,
  };
}
