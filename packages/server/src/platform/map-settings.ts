import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';
import { listSetting } from './setting-readers.ts';

/** Settings of the street map in the results; explained in .env.example. */
export const mapSettings = {
  MAP_STYLE_URL: styleUrl(),
  MAP_DARK_STYLE_URL: styleUrl(),
  MAP_HOSTS: listSetting([]).refine(
    (hosts) => hosts.every((host) => originOf(host) !== null),
    'must be host names, with commas between them',
  ),
};

/** The settings above as pages use them. */
export interface MapFacts {
  /** The URLs of the street map's styles; null: only county lines and city outlines. */
  readonly styles: { readonly light: string; readonly dark: string } | null;
  /** Origins that a page may load styles, tiles, images and fonts from; none without a style. */
  readonly origins: readonly string[];
}

/** The map's facts from its settings. */
export function readMap(raw: {
  MAP_STYLE_URL?: string | undefined;
  MAP_DARK_STYLE_URL?: string | undefined;
  MAP_HOSTS: readonly string[];
}): MapFacts {
  const light = raw.MAP_STYLE_URL;
  if (!light) return Object.freeze({ styles: null, origins: [] });
  const dark = raw.MAP_DARK_STYLE_URL ?? light;
  const others = raw.MAP_HOSTS.flatMap((host) => originOf(host) ?? []);
  return Object.freeze({
    styles: { light, dark },
    origins: [...new Set([new URL(light).origin, new URL(dark).origin, ...others])],
  });
}

function styleUrl() {
  return z
    .url({ protocol: /^https?$/ })
    .refine((value) => isSafe(value), 'must be https, or http on this machine')
    .optional();
}

/** A host name, with or without https:// before it, as an origin; null if it is invalid. */
function originOf(host: string): string | null {
  const url = URL.parse(host.includes('://') ? host : `https://${host}`);
  const isBare = url !== null && url.pathname === '/' && url.search === '' && url.username === '';
  return isBare && !host.includes('*') && isSafe(url.href) ? url.origin : null;
}

function isSafe(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
