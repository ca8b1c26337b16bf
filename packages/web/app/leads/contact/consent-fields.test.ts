import { expect, it } from 'vitest';
import { checkedBoxes, consentFieldNames, consentFields } from './consent-fields.ts';

it('checks no box by itself', () => {
  expect(checkedBoxes({})).toEqual({
    textConsent: false,
    marketingTextConsent: false,
    marketingEmailConsent: false,
  });
});

it.each(consentFieldNames)('takes %s for its own box only', (name) => {
  const checked = Object.entries(checkedBoxes({ [name]: 'on' })).filter(([, isOn]) => isOn);
  expect(checked).toEqual([[consentFields[name], true]]);
});
