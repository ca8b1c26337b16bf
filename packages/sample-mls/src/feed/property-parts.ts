import { addressLine } from '../market/address.ts';
import { day, instantText, localDate } from '../market/calendar.ts';
import { mix } from '../market/chance.ts';
import { isBareLand } from '../market/dwelling.ts';
import type { LifeState } from '../market/life.ts';
import type { Listing } from '../market/listing.ts';
import type { Room } from '../market/rooms.ts';
import { ordinal } from '../market/street-name.ts';
import { flattenedRooms } from './entity-model.ts';
import type { FeedRecord } from './property-head.ts';

const instant = (at: number | null): string | null => (at === null ? null : instantText(at));
const date = (at: number | null): string | null => (at === null ? null : localDate(at));

/** The rooms as columns of the listing, `RoomBedroom2Level` and so on. */
export function flattenRooms(rooms: readonly Room[]): FeedRecord {
  const byName = new Map(rooms.map((room) => [room.name, room]));
  const primary = byName.get('MasterBedroom');
  if (primary !== undefined) byName.set('Bedroom1', { ...primary, name: 'Bedroom1' });
  const record: FeedRecord = {};
  for (const name of flattenedRooms) {
    const room = byName.get(name);
    record[`Room${name}Level`] = room?.level ?? null;
    record[`Room${name}Length`] = room?.length ?? null;
    record[`Room${name}Width`] = room?.width ?? null;
    record[`Room${name}Area`] = room === undefined ? null : Math.round(room.length * room.width);
    record[`Room${name}Features`] = room?.features ?? [];
  }
  return record;
}

/** Dates of the listing's life on the market, and its days on market. */
export function datesOf(state: LifeState, now: number): FeedRecord {
  const until =
    state.closedAt === null
      ? (state.contractAt ?? state.offMarketAt ?? now)
      : (state.contractAt ?? now);
  const onMarket = state.status === 'ComingSoon' ? null : state.activeSince;
  const days = onMarket === null ? 0 : Math.max(0, Math.floor((until - onMarket) / day));
  return {
    ListingContractDate: date(state.enteredAt - day),
    OnMarketDate: date(onMarket),
    ActivationDate:
      state.status === 'ComingSoon' ? date(state.enteredAt + 10 * day) : date(onMarket),
    OffMarketDate: date(state.offMarketAt),
    PurchaseContractDate: date(state.contractAt),
    ContingentDate: state.status === 'ActiveUnderContract' ? date(state.contractAt) : null,
    PendingTimestamp:
      state.status === 'Pending' || state.status === 'Closed' ? instant(state.offMarketAt) : null,
    CloseDate: date(state.closedAt),
    WithdrawnDate: state.status === 'Withdrawn' ? date(state.offMarketAt) : null,
    CancellationDate: state.status === 'Canceled' ? date(state.offMarketAt) : null,
    ExpirationDate: date(state.enteredAt + 180 * day),
    DaysOnMarket: days,
    CumulativeDaysOnMarket: days,
  };
}

/** Address, position and legal description. */
export function addressFields(listing: Listing): FeedRecord {
  const { address, place, city } = listing;
  return {
    StreetNumber: String(address.streetNumber),
    StreetNumberNumeric: address.streetNumber,
    StreetDirPrefix: address.directionPrefix,
    StreetName: address.streetName,
    StreetSuffix: address.streetSuffix === '' ? null : address.streetSuffix,
    UnitNumber: address.unit,
    UnparsedAddress: addressLine(address),
    City: city.name,
    StateOrProvince: city.state,
    PostalCode: place.zip,
    CountyOrParish: city.county,
    Country: 'US',
    Latitude: Math.round(address.position[1] * 1e6) / 1e6,
    Longitude: Math.round(address.position[0] * 1e6) / 1e6,
    SubdivisionName: place.name,
    MLSAreaMajor: `${city.name} ${place.zip}`,
    Directions: `From ${address.nearWest < 1 ? 'the main street' : `${ordinal(address.nearWest)} Street`} turn ${address.faces === 'North' || address.faces === 'South' ? 'west' : 'south'} to the home.`,
    ParcelNumber: String(mix(listing.seed, listing.index, 61)).padStart(10, '0'),
    TaxLegalDescription: `${place.name.toUpperCase()} LOT ${1 + (mix(listing.index, 62) % 340)} BLOCK 0`,
    DirectionFaces: address.faces,
  };
}

/** Every third neighborhood of villas is a community for persons of 55 and over. */
export function isForSeniors({ home, place }: Listing): boolean {
  return home.kind === 'villa' && place.index % 3 === 0;
}

/** What makes a home easy to use: most in villas, in a few of the others. */
export function accessibilityOf(listing: Listing): string[] {
  if (isBareLand(listing.home.kind)) return [];
  const isEasy = listing.home.kind === 'villa' || listing.index % 9 === 0;
  if (!isEasy) return [];
  return [
    'Accessible Entrance',
    listing.index % 2 === 0 ? 'Accessible Full Bath' : 'Accessible Doors',
  ];
}
