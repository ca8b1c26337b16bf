import { isIP } from 'node:net';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Where a call came from, as far as a person can make use of it. */
export interface CallOrigin {
  /** IP address. */
  address: string;
  /** In words, such as 'Chrome on Windows'. */
  device: string;
}

const DEVICE_MOST = 80;

/** Where a request came from. The address is the client's own behind configured proxies. */
export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): CallOrigin {
  return { address: request.ip, device: deviceWords(request.headers['user-agent']) };
}

/** The address as the database keeps it; null for what is none. */
export function storedAddress(origin: CallOrigin): string | null {
  return isIP(origin.address) ? origin.address : null;
}

/** What a User-Agent says of the device, in a few words without anything of the device's own. */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const name = printable(browser.name) || 'Unknown browser';
  const system = printable(os.name);
  return (system ? `${name} on ${system}` : name).slice(0, DEVICE_MOST);
}

function printable(text: string | undefined): string {
  return (text ?? '').replace(/[^\p{L}\p{N} .\-_/()]/gu, '').trim();
}
