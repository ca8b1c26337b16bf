import { isIP } from 'node:net';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Where a call came from, in terms a person can understand. */
export interface CallOrigin {
  /** IP address. */
  address: string;
  /** A description such as 'Chrome on Windows'. */
  device: string;
}

const DEVICE_MAX = 80;

/** Where a request came from. Behind configured proxies, the address is the client's own. */
export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): CallOrigin {
  return { address: request.ip, device: deviceWords(request.headers['user-agent']) };
}

/** The address as the database stores it; null if it is invalid. */
export function storedAddress(origin: CallOrigin): string | null {
  return isIP(origin.address) ? origin.address : null;
}

/** A short description of the device from its User-Agent, without anything that identifies it. */
function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const name = printable(browser.name) || 'Unknown browser';
  const system = printable(os.name);
  return (system ? `${name} on ${system}` : name).slice(0, DEVICE_MAX);
}

function printable(text: string | undefined): string {
  return (text ?? '').replace(/[^\p{L}\p{N} .\-_/()]/gu, '').trim();
}
