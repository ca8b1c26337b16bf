import { isIP, isIPv6, SocketAddress } from 'node:net';
import type { Language } from '@homestead/contract/platform';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Where a call came from, in terms a person can understand. */
export interface CallOrigin {
  /** IP address. */
  address: string;
  /** A description such as 'Chrome on Windows'. */
  device: string;
  /** Of the page that made the call. */
  language: Language;
}

const DEVICE_MAX = 80;
export const unknownDevice = 'Unknown device';
export const unknownBrowser = 'Unknown browser';

/**
 * The caller's IP address, for counting and storing. Behind configured proxies it is what the
 * nearest of them says, or the proxy's own where that isn't an address. IPv4 in IPv6 is IPv4.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(ip) ? ip : (socket.remoteAddress ?? '');
  return unmapped(address);
}

/** IPv4 in IPv6 as IPv4, however it is written; any other address without its zone. */
export function unmapped(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const written = new SocketAddress({ address: bare, family: 'ipv6' }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(written)?.[1] ?? bare;
}

/** Where a request came from. Behind configured proxies, the address is the client's own. */
export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>): CallOrigin {
  return {
    address: addressOf(request),
    device: deviceWords(request.headers['user-agent']),
    language: languageOf(request),
  };
}

/**
 * The language of the page that made a call, which says so with Accept-Language; English where it
 * says anything else.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return /^es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en';
}

/** The address as the database stores it; null if it is invalid. */
export function storedAddress(origin: CallOrigin): string | null {
  return isIP(origin.address) ? origin.address : null;
}

/** A short description of the device from its User-Agent, without anything that identifies it. */
function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return unknownDevice;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const name = printable(browser.name) || unknownBrowser;
  const system = printable(os.name);
  return (system ? `${name} on ${system}` : name).slice(0, DEVICE_MAX);
}

function printable(text: string | undefined): string {
  return (text ?? '').replace(/[^\p{L}\p{N} .\-_/()]/gu, '').trim();
}
