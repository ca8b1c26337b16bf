import { describe, expect, it } from 'vitest';
import { Secrets } from '#platform';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

const secrets = new Secrets(Buffer.alloc(32, 1));

describe('recovery codes', () => {
  it('are ten, all different, without look-alike characters', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hj-km-np-z]{5}-[2-9a-hj-km-np-z]{5}$/);
  });

  it('are the same however they are typed, and different for another person or key', () => {
    const hash = hashRecoveryCode(secrets, 'ada', '4kq7m-xw2pd');
    expect(hashRecoveryCode(secrets, 'ada', ' 4KQ7M XW2PD ')).toEqual(hash);
    expect(hashRecoveryCode(secrets, 'ben', '4kq7m-xw2pd')).not.toEqual(hash);
    const others = new Secrets(Buffer.alloc(32, 2));
    expect(hashRecoveryCode(others, 'ada', '4kq7m-xw2pd')).not.toEqual(hash);
  });
});
