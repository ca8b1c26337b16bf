import { dayText, instantText } from '../market/calendar.ts';
import type { Firms, Member, Office } from '../market/firms.ts';
import type { LifeState } from '../market/life.ts';
import { keyOf, type Listing, numberOf } from '../market/listing.ts';
import type { OpenHouse } from '../market/open-houses.ts';
import { type Photo, photosOf } from '../market/photos.ts';
import { roomsOf } from '../market/rooms.ts';
import { pictureSize, pictureType } from '../pictures/manifest.ts';
import type { PictureScene } from '../pictures/picture.ts';
import { lookupValues } from './lookups.ts';
import type { FeedRecord } from './property-head.ts';
import { systemName } from './wire-text.ts';

const rooms: Readonly<Record<PictureScene, string>> = {
  front: 'Front of Structure',
  living: 'Living Room',
  kitchen: 'Kitchen',
  dining: 'Dining Room',
  'primary-bedroom': 'Master Bedroom',
  bedroom: 'Bedroom',
  bath: 'Bathroom',
  office: 'Office',
  basement: 'Basement',
  garage: 'Garage',
  yard: 'Yard',
  aerial: 'Aerial View',
  lot: 'Lot',
};

/** The room or area in a picture, as in the Data Dictionary's ImageOf. */
function shownIn({ picture, caption }: Photo): string {
  if (caption === 'Family room') return 'Family Room';
  return caption === 'Primary bath' ? 'Master Bathroom' : rooms[picture.scene];
}

/** The address of a listing's photo, as a Media record gives it. */
export type AddressOf = (listing: Listing, photo: Photo) => string;

/** Addresses that never change, on the host of `base`. */
export const openAddresses =
  (base: string): AddressOf =>
  (listing, photo) =>
    `${base}/photos/${listing.key}/${photo.order + 1}.webp?v=${photo.version}`;

/** Media records of a listing. */
export function mediaRecords(
  listing: Listing,
  state: LifeState,
  addressOf: AddressOf,
): FeedRecord[] {
  return photosOf(listing, state).map((photo) => ({
    MediaKey: `${listing.key}-${photo.order + 1}`,
    ResourceName: 'Property',
    ResourceRecordKey: listing.key,
    ResourceRecordID: listing.number,
    MediaURL: addressOf(listing, photo),
    Order: photo.order,
    PreferredPhotoYN: photo.order === 0,
    MediaCategory: 'Photo',
    ImageOf: shownIn(photo),
    MimeType: pictureType,
    ShortDescription: photo.caption,
    LongDescription: null,
    ImageWidth: pictureSize.width,
    ImageHeight: pictureSize.height,
    ImageSizeDescription: 'Large',
    Permission: [photo.isPrivate ? 'Private' : 'Public'],
    MediaModificationTimestamp: instantText(photo.changedAt),
    ModificationTimestamp: instantText(photo.changedAt),
    MediaStatus: 'Active',
    OriginatingSystemName: systemName,
  }));
}

/** PropertyRooms records of a listing. */
export function roomRecords(listing: Listing, state: LifeState): FeedRecord[] {
  return roomsOf(listing).map((room, at) => ({
    RoomKey: `${listing.key}-R${at + 1}`,
    ListingKey: listing.key,
    ListingId: listing.number,
    RoomType: room.type,
    RoomLevel: room.level,
    RoomLength: room.length,
    RoomWidth: room.width,
    RoomArea: Math.round(room.length * room.width),
    RoomLengthWidthUnits: 'Feet',
    RoomAreaUnits: 'Square Feet',
    RoomDimensions: `${room.length} x ${room.width}`,
    RoomFeatures: room.features,
    ModificationTimestamp: instantText(state.enteredAt),
  }));
}

/** PropertyUnitTypes records of a building with several units, all alike. */
export function unitRecords({ key, number, home }: Listing, state: LifeState): FeedRecord[] {
  return Array.from({ length: home.units > 1 ? home.units : 0 }, (_, at) => ({
    UnitTypeKey: `${key}-U${at + 1}`,
    ListingKey: key,
    ListingId: number,
    UnitTypeType: `Unit ${at + 1}`,
    UnitTypeUnitsTotal: 1,
    UnitTypeBedsTotal: Math.max(1, Math.round(home.bedrooms / home.units)),
    UnitTypeBathsTotal: Math.max(1, Math.round(home.fullBaths / home.units)),
    ModificationTimestamp: instantText(state.enteredAt),
  }));
}

/** The OpenHouse record of an open house. */
export function openHouseRecord(open: OpenHouse, member: Member): FeedRecord {
  return {
    OpenHouseKey: open.key,
    OpenHouseId: open.key.slice(2),
    ListingKey: keyOf(open.listingIndex),
    ListingId: numberOf(open.listingIndex),
    OpenHouseDate: dayText(open.dayNumber),
    OpenHouseStartTime: instantText(open.startsAt),
    OpenHouseEndTime: instantText(open.endsAt),
    OpenHouseStatus: open.status,
    OpenHouseType: open.broker ? 'Broker' : 'Public',
    OpenHouseRemarks: open.refreshments ? 'Coffee and a floor plan at the door.' : null,
    Refreshments: open.refreshments ? 'Coffee' : null,
    ShowingAgentKey: member.key,
    ShowingAgentFirstName: member.firstName,
    ShowingAgentLastName: member.lastName,
    OriginalEntryTimestamp: instantText(open.enteredAt),
    ModificationTimestamp: instantText(open.modifiedAt),
    MlgCanView: true,
    OriginatingSystemName: systemName,
  };
}

const rosterChangedAt = Date.UTC(2025, 5, 2, 14);

/** The Member record of an agent. */
export const memberRecord = (member: Member): FeedRecord => ({
  MemberKey: member.key,
  MemberMlsId: member.mlsId,
  MemberFirstName: member.firstName,
  MemberLastName: member.lastName,
  MemberFullName: `${member.firstName} ${member.lastName}`,
  MemberEmail: member.email,
  MemberDirectPhone: member.phone,
  MemberPreferredPhone: member.phone,
  MemberStatus: 'Active',
  MemberType: member.key === member.office.brokerKey ? 'Broker' : 'Licensee',
  OfficeKey: member.office.key,
  OfficeMlsId: member.office.mlsId,
  OfficeName: member.office.name,
  OriginatingSystemName: systemName,
  MlgCanView: true,
  ModificationTimestamp: instantText(rosterChangedAt),
});

/** The Office record of a firm's office. */
export const officeRecord = (office: Office): FeedRecord => ({
  OfficeKey: office.key,
  OfficeMlsId: office.mlsId,
  OfficeName: office.name,
  OfficePhone: office.phone,
  OfficeEmail: office.email,
  OfficeAddress1: office.street,
  OfficeCity: office.city,
  OfficeStateOrProvince: 'NE',
  OfficePostalCode: office.postalCode,
  OfficeBrokerKey: office.brokerKey,
  OfficeStatus: 'Active',
  OfficeType: 'MLS',
  OriginatingSystemName: systemName,
  MlgCanView: true,
  ModificationTimestamp: instantText(rosterChangedAt),
});

/** All Member and Office records. */
export const rosterOf = (firms: Firms): { members: FeedRecord[]; offices: FeedRecord[] } => ({
  members: firms.members.map(memberRecord),
  offices: firms.offices.map(officeRecord),
});

/**
 * The Lookup records (RESO Data Dictionary 2.0): LookupValue is for people, LegacyODataValue is
 * used in the records of a feed with names or codes.
 */
export const lookupRecords = (encoding: 'display' | 'names' | 'codes'): FeedRecord[] =>
  lookupValues.map((value) => ({
    LookupKey: `${value.lookupName}-${value.code}`,
    LookupName: value.lookupName,
    LookupValue: value.display,
    StandardLookupValue: value.local ? null : value.display,
    LegacyODataValue: encoding === 'codes' ? value.code : value.name,
    OriginatingSystemName: systemName,
    MlgCanView: true,
    ModificationTimestamp: instantText(rosterChangedAt),
  }));
