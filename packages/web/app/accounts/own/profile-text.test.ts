import { describe, expect, it } from 'vitest';
import { personInitials } from './person-portrait.tsx';
import { addressLines } from './profile-facts.tsx';

const none = {
  streetOne: null,
  streetTwo: null,
  city: null,
  state: null,
  zip: null,
  country: 'USA',
};

describe('the lines of an address', () => {
  it('are none where nothing but the country is known', () => {
    expect(addressLines(none)).toEqual([]);
    expect(addressLines({ ...none, country: 'Canada' })).toEqual([]);
  });

  it('leave out what is not known', () => {
    expect(addressLines({ ...none, state: 'NE', zip: '68132' })).toEqual(['NE 68132']);
    expect(addressLines({ ...none, streetOne: '5102 Capitol Avenue', city: 'Omaha' })).toEqual([
      '5102 Capitol Avenue',
      'Omaha',
    ]);
  });

  it('name a country that is not the USA', () => {
    expect(addressLines({ ...none, city: 'Toronto', country: 'Canada' })).toEqual([
      'Toronto',
      'Canada',
    ]);
  });
});

describe('initials', () => {
  it('are whole characters of the names that are there', () => {
    expect(personInitials('Jordan', 'Ellis')).toBe('JE');
    expect(personInitials(' élodie ', '')).toBe('É');
    expect(personInitials('', '')).toBe('');
  });
});
