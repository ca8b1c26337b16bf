import { describe, expect, it } from 'vitest';
import { formatPhone, phoneLink, phoneText, storedPhone } from './phone.ts';

describe('phone numbers', () => {
  it('show as (xxx) xxx-xxxx, and unchanged without ten digits', () => {
    expect(phoneText('+14025550142')).toBe('(402) 555-0142');
    expect(phoneText('402.555.0142')).toBe('(402) 555-0142');
    expect(phoneText('402555014299')).toBe('(402) 555-0142');
    expect(phoneText('911')).toBe('911');
  });

  it('are written as far as they are typed', () => {
    expect(formatPhone('40255')).toBe('(402) 55');
    expect(formatPhone('14025550142')).toBe('(402) 555-0142');
  });

  it('are stored and dialed as +1 and ten digits', () => {
    expect(storedPhone('(402) 555-0142')).toBe('+14025550142');
    expect(storedPhone('555-0142')).toBeNull();
    expect(phoneLink('(402) 555-0142')).toBe('+14025550142');
    expect(phoneLink('911')).toBe('911');
  });
});
