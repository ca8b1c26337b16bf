import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';

/*
 * Authenticator codes: RFC 6238 with what every app understands (SHA-1, 6 digits, 30 seconds).
 * SHA-1 is used in an HMAC here, where its collisions do no harm.
 */

const PERIOD_SECONDS = 30;
/** One period before and after, for inaccurate clocks. */
const WINDOW = 1;

/** A new secret: 160 random bits in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth://` address that an app scans; `issuer` is the brokerage, `account` the email. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  return totp(secret, issuer.replaceAll(':', ' '), account).toString();
}

/**
 * The time step that a code of six digits belongs to, or null when it matches none of the three.
 */
export function matchTotp(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The code that an app shows at an instant. */
export function totpCode(secret: string, now: Date): string {
  return totp(secret).generate({ timestamp: now.getTime() });
}

/** The QR code of an address as an SVG document without styles or scripts. */
export function drawQrSvg(address: string): Promise<string> {
  return drawQr(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}

/** The secret in groups of four, for typing. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

function totp(secret: string, issuer = '', label = 'account'): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
