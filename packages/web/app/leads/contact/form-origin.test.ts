import { expect, it } from 'vitest';
import { formOrigin } from './form-origin.ts';

const originOf = (referer: string) => {
  const headers = new Headers({ referer });
  return formOrigin({ url: 'https://homes.example.org/contactus', headers }, 'on');
};

it('says on which page a form was filled in, and what brought the visitor there', () => {
  expect(originOf('https://homes.example.org/homepage?utm_source=radio&x=1')).toEqual({
    page: '/homepage',
    campaign: { source: 'radio' },
    language: 'en',
    textConsent: true,
  });
});

it.each(['', 'not an address', 'https://elsewhere.example/homepage?utm_source=x'])(
  'names the form’s own page after %j',
  (referer) => {
    expect(originOf(referer)).toMatchObject({ page: '/contactus', campaign: {} });
  },
);
