import { describe, expect, it } from 'vitest';
import { drawQrSvg, inGroups, makeTotpSecret, matchTotp, totpAddress, totpCode } from './totp.ts';

/** RFC 6238 appendix B: '12345678901234567890', last six of its eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('authenticator codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    const at = new Date(second * 1000);
    expect(totpCode(RFC_SECRET, at)).toBe(code);
    expect(matchTotp(RFC_SECRET, code, at)).toBe(Math.floor(second / 30));
  });

  it('match one step before and after and no further', () => {
    const code = totpCode(RFC_SECRET, new Date(600_000));
    const steps = [-60, -30, 0, 30, 60].map((seconds) =>
      matchTotp(RFC_SECRET, code, new Date(600_000 + seconds * 1000)),
    );
    expect(steps).toEqual([null, 20, 20, 20, null]);
  });

  it('of another secret never match', () => {
    const at = new Date(1_111_111_109_000);
    expect(matchTotp(makeTotpSecret(), '081804', at)).toBeNull();
    expect(matchTotp(RFC_SECRET, '81804', at)).toBeNull();
  });
});

it('a secret has 160 random bits', () => {
  const secrets = Array.from({ length: 20 }, makeTotpSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(inGroups('JBSWY3DPEH')).toBe('JBSW Y3DP EH');
});

it('the address names issuer and account, and the QR code is plain SVG', async () => {
  const address = new URL(totpAddress(RFC_SECRET, 'Example: Realty', 'ada@example.org'));
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toContain('ada@example.org');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: RFC_SECRET,
    issuer: 'Example  Realty',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  const svg = await drawQrSvg(address.href);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/style=|<script|<style/);
});
