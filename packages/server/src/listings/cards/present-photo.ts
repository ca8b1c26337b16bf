import { photoAddress } from '@homestead/contract/feed';
import type { WireCard } from '@homestead/contract/listings';
import { type Settings, siteLink } from '#platform';

/** A photo on the wire; `placeholder` is a data URL. */
export interface PhotoFacts {
  token: string;
  placeholder: string | null;
  width: number | null;
  height: number | null;
  caption: string | null;
  room: string | null;
}

/** A photo for the wire; its URL is the full one of our largest JPEG, never the MLS's. */
export function presentPhoto(
  photo: PhotoFacts,
  site: Pick<Settings, 'publicUrl'>,
): WireCard['mediaList'][number] {
  return {
    mediaurl: siteLink(site, photoAddress(photo.token, 1280, 'jpg')),
    token: photo.token,
    placeholder: photo.placeholder,
    width: photo.width,
    height: photo.height,
    caption: photo.caption,
    room: photo.room,
  };
}
