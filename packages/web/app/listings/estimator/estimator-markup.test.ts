import { describe, expect, it } from 'vitest';
import { dateText, UNKNOWN } from '#platform';
import { estimatorMessages } from '../messages/estimator.ts';
import { followingTexts } from './estimate-fields.ts';
import { type EstimateTerms, estimatorFacts, estimatorMarkup } from './estimator-markup.ts';

const terms: EstimateTerms = {
  asOf: '2026-11-21',
  downPercent: '20',
  ratePercent: '6.5',
  years: 30,
  insurancePercent: '1.5',
  mortgageInsurancePercent: '0.6',
  closingCostsPercent: '5',
  fhaLimitCents: 541_287_00,
  taxPercents: { douglas: '1.96' },
  taxPercentElsewhere: '1.61',
};
const home = {
  mlsNumber: '22612345',
  listPriceCents: 415_000_00,
  county: 'Douglas',
  associationMonthlyCents: 1_050,
  recentTax: null,
};
const markup = (query = '', given = {}) =>
  estimatorMarkup({ ...home, ...given }, terms, new URLSearchParams(query)) ?? '';

describe('the estimator rendered by the server', () => {
  it('starts with the brokerage’s terms and the home', () => {
    expect(estimatorFacts(home, terms, new URLSearchParams()).texts).toEqual({
      homeprice: '415000',
      downpayment: '20',
      interestrate: '6.5',
      loantype: '30',
      propertytax: '8134',
      homeinsurance: '519',
      hoafees: '10.50',
      closingcosts: '5',
      program: 'conventional',
    });
    const html = markup();
    expect(html).toContain('>$3,305.80</text>');
    const due = estimatorMessages.dueAtClose({
      sum: '$103,750',
      amount: (text) => `<strong>${text}</strong>`,
    });
    expect(html).toContain([due].flat().join(''));
    expect(html).toContain(
      estimatorMessages.assumptions({
        day: dateText(terms.asOf),
        rate: '6.5',
        insurance: '1.5',
        mortgageInsurance: '0.6',
      }),
    );
    expect(html).toContain(estimatorMessages.taxEstimated({ percent: '1.96', county: 'Douglas' }));
    expect(html).not.toMatch(/style=|undefined|NaN/);
    expect(html.match(/<tr>/g)).toHaveLength(31);
  });

  it.each(['Saunders', null])('names no rate of a county without one: %s', (county) => {
    const { notes } = estimatorFacts({ ...home, county }, terms, new URLSearchParams());
    expect(notes[0]).toBe(estimatorMessages.taxEstimated({ percent: '1.61', county: 'none' }));
    expect(notes[0]).not.toContain('County');
  });

  it('takes the home’s own recent tax and its year, and says nothing of the county’s rate', () => {
    const recentTax = { year: 2025, cents: 15_016_00 };
    const facts = estimatorFacts({ ...home, recentTax }, terms, new URLSearchParams());
    expect(facts.texts.propertytax).toBe('15016');
    expect(followingTexts(300_000_00, facts)).toEqual({ homeinsurance: '375' });
    expect(facts.notes[0]).toBe(estimatorMessages.taxOfHome({ amount: '$15,016', year: '2025' }));
    expect(facts.notes.join(' ')).not.toContain('1.96');
  });

  it('shows what isn’t known as a dash, never as 0', () => {
    for (const query of ['homeprice=abc', 'interestrate=', 'downpayment=x']) {
      const html = markup(query);
      expect(html).toContain(`<strong>${UNKNOWN}</strong>`);
      expect(html).toContain(estimatorMessages.enterPriceAndTerm());
    }
    expect(markup('', { associationMonthlyCents: null })).toContain(`<strong>${UNKNOWN}</strong>`);
    expect(markup()).not.toContain(`<strong>${UNKNOWN}</strong>`);
  });

  it('takes the address’s values, numeric and within limits', () => {
    const { texts } = estimatorFacts(
      home,
      terms,
      new URLSearchParams(
        'homeprice=$300,000&downpayment=250&interestrate=0&hoafees=x&program=va-later-use',
      ),
    );
    expect(texts).toMatchObject({
      homeprice: '300000',
      downpayment: '100',
      interestrate: '0',
      hoafees: '',
      program: 'va-later-use',
    });
  });

  it('says what is missing instead of showing a payment', () => {
    const html = markup('homeprice=0');
    expect(html).toContain(estimatorMessages.enterPriceAndTerm());
    expect(html).not.toContain(estimatorMessages.totalDue());
  });

  it('never passes markup on', () => {
    const html = markup('program=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&homeprice=%3Cb%3E5');
    expect(html).not.toMatch(/<script|<b>/);
  });

  it('says when dues are unknown', () => {
    const unknown = estimatorMessages.feesUnknown();
    expect(markup('', { associationMonthlyCents: null })).toContain(unknown);
    expect(markup('', { associationMonthlyCents: 0 })).not.toContain(unknown);
  });

  it('names the rules of an FHA loan that the figures break, and none otherwise', () => {
    const little = estimatorMessages.fhaDownTooSmall({ percent: '3.5' });
    const large = estimatorMessages.fhaLoanTooLarge({ limit: '$541,287' });
    expect(markup('program=fha&downpayment=3')).toContain(little);
    expect(markup('program=fha&homeprice=600000&downpayment=5')).toContain(large);
    for (const query of ['program=fha&downpayment=3.5', 'downpayment=3&homeprice=900000']) {
      expect(markup(query)).not.toContain(little);
      expect(markup(query)).not.toContain(large);
    }
    expect(markup('program=fha&downpayment=10')).toContain(
      estimatorMessages.fhaPremium({ amount: '$6,536.25', years: 11 }),
    );
  });

  it('is missing without a price or terms', () => {
    expect(markup('', { listPriceCents: null })).toBe('');
    expect(estimatorMarkup(home, null, new URLSearchParams())).toBeNull();
  });
});
