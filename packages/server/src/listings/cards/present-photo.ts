import { photoAddress } from '@homestead/contract/feed';
import type { WireCard } from '@homestead/contract/listings';

/** A photo on the wire; `placeholder` is a data URL. */
export interface PhotoFacts {
  token: string;
  placeholder: string | null;
  width: number | null;
  height: number | null;
  caption: string | null;
  room: string | null;
}

/** A photo for the wire; its URL is that of the largest JPEG. */
export function presentPhoto(photo: PhotoFacts): WireCard['mediaList'][number] {
  return {
    mediaurl: photoAddress(photo.token, 1280, 'jpg'),
    token: photo.token,
    placeholder: photo.placeholder,
    width: photo.width,
    height: photo.height,
    caption: photo.caption,
    room: photo.room,
  };
}
