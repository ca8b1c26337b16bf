import { sha256 } from '#platform';
import { droppedMessages } from '../messages.ts';
import { stableEndOf } from '../photos/signed-address.ts';
import type { Enumerations } from './enumerations.ts';
import type { FieldReader } from './field-reader.ts';
import type { NormalizedPhoto, RawRecord } from './normalized-listing.ts';
import { readFlag, readInstant, readNumber, readText } from './read-value.ts';

const MAX_PHOTOS = 200;

/** Categories of pictures that don't show the home: "Agent Photo", "Office Logo Image". */
const NOT_OF_HOME = /\b(?:agent|member|office|broker|brokerage|logo|team|head ?shot|document)\b/i;

/**
 * The photos of a record in order, the preferred one first; null when the record has no `Media`.
 * Other kinds of media, deleted ones and non-http addresses are left out.
 */
export function normalizePhotos(
  fields: FieldReader,
  listingKey: string,
  mediaBase: string | null,
): NormalizedPhoto[] | null {
  const media = fields.value('Media');
  if (media === undefined) return null;
  if (!Array.isArray(media)) return fields.drop('Media', media, droppedMessages.notList());
  const photos = new Map<string, NormalizedPhoto & { rank: number }>();
  for (const [index, record] of media.entries()) {
    const photo = readPhoto(record, {
      listingKey,
      mediaBase,
      index,
      enumerations: fields.enumerations,
    });
    if (photo === 'none') continue;
    if (photo === null) {
      fields.drop('Media', record?.MediaKey ?? 'Media', droppedMessages.noPhotoAddress());
      continue;
    }
    if (!photos.has(photo.media_key)) photos.set(photo.media_key, photo);
    if (photos.size >= MAX_PHOTOS) break;
  }
  return [...photos.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...photo }, position) => ({ ...photo, position }));
}

function readPhoto(
  record: RawRecord | null,
  {
    listingKey,
    mediaBase,
    index,
    enumerations,
  }: {
    listingKey: string;
    mediaBase: string | null;
    index: number;
    enumerations: Enumerations;
  },
): (NormalizedPhoto & { rank: number }) | 'none' | null {
  if (record === null || typeof record !== 'object') return null;
  if (!isPhoto(record, enumerations)) return 'none';
  const url = httpUrl(record.MediaURL, mediaBase);
  if (url === null) return null;
  const modifiedAt =
    readInstant(record.MediaModificationTimestamp) ?? readInstant(record.ModificationTimestamp);
  const stable = stableEndOf(url);
  const ownKey = readText(record.MediaKey, 200);
  const key = ownKey ?? digest(stable);
  const order = readNumber(record.Order) ?? index;
  return {
    media_key: key,
    token: digest(`${listingKey}\n${key}\n${versionOf(stable, { ownKey, modifiedAt })}`),
    position: 0,
    source_url: url,
    caption: readText(record.LongDescription, 300) ?? readText(record.ShortDescription, 300),
    room: enumerations.labelOf('ImageOf', record.ImageOf),
    shown: mayBeShown(record, enumerations),
    media_modified_at: modifiedAt,
    rank: readFlag(record.PreferredPhotoYN) === true ? -1e9 : order + index / 1000,
  };
}

function isPhoto(record: RawRecord, enumerations: Enumerations): boolean {
  const category = enumerations.labelOf('MediaCategory', record.MediaCategory);
  if (category !== null && !/photo|image|picture/i.test(category)) return false;
  if (category !== null && NOT_OF_HOME.test(category)) return false;
  const type = readText(record.MimeType) ?? readText(record.MediaType);
  if (type?.includes('/') && !type.startsWith('image/')) return false;
  if (readFlag(record.MlgCanView) === false) return false;
  return enumerations.labelOf('MediaStatus', record.MediaStatus) !== 'Deleted';
}

/** Media follows its Permission: public when there is none, or Public or IDX. */
export function mayBeShown(record: RawRecord, enumerations: Enumerations): boolean {
  const permissions = enumerations.labelsOf('Permission', record.Permission);
  return permissions.length === 0 || permissions.some((p) => p === 'Public' || p === 'IDX');
}

function httpUrl(value: unknown, base: string | null): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  const url = URL.parse(value.trim(), base ?? undefined);
  return url && /^https?:$/.test(url.protocol) && !url.username ? url.href : null;
}

/**
 * Identifies one version of a picture: its own timestamp beside its MediaKey; without either, also
 * the part of its address that no signature changes.
 */
function versionOf(
  stable: string,
  { ownKey, modifiedAt }: { ownKey: string | null; modifiedAt: string | null },
): string {
  if (modifiedAt === null) return stable;
  return ownKey === null ? `${stable} ${modifiedAt}` : modifiedAt;
}

function digest(text: string): string {
  return sha256(text).toString('base64url').slice(0, 16);
}
