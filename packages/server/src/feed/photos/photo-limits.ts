import type { Settings } from '#platform';
import type { MlsSignIn } from '../mls/mls-sign-in.ts';
import type { FetchLimits } from './fetch-picture.ts';
import { mediaHeaders } from './media-headers.ts';
import { photoHostRule } from './photo-host-rule.ts';

const MEGABYTE = 1_048_576;

/** From where, how and how much a photo may be fetched, by the settings. */
export function photoLimits(settings: Settings, signIn: MlsSignIn): FetchLimits {
  return {
    permit: photoHostRule(settings),
    headers: mediaHeaders(settings, signIn),
    timeoutMs: settings.PHOTO_TIMEOUT_SECONDS * 1000,
    maxBytes: settings.PHOTO_MAX_MEGABYTES * MEGABYTE,
  };
}
