import type { WireSigning, WireSigningField } from '@homestead/contract/documents';
import { expect, it } from 'vitest';
import { signingMessages } from '../messages/signing.ts';
import { fieldLabel, fieldsOf, nextField, openFields, whyNothingIsSent } from './sign-fields.ts';

const field = (id: string, given: Partial<WireSigningField> = {}): WireSigningField => ({
  ...{ id, document: 'd', kind: 'initials', key: id, isRequired: true },
  ...{ place: null, value: null, isFilled: false },
  ...given,
});
const fields = [
  field('a', { isFilled: true }),
  field('b'),
  field('c', { isRequired: false }),
  field('d', { document: 'e', kind: 'signature', key: 'seller-1' }),
];
const idOf = (one: WireSigningField | null) => one?.id ?? null;

it('leads from field to field in the order of the pages, and around', () => {
  expect(openFields(fields).map(idOf)).toEqual(['b', 'd']);
  expect(idOf(nextField(fields, null))).toBe('b');
  expect(idOf(nextField(fields, 'b'))).toBe('d');
  expect(idOf(nextField(fields, 'd'))).toBe('b');
  expect(idOf(nextField(fields, 'gone'))).toBe('b');
  expect(nextField([field('a', { isFilled: true })], 'a')).toBeNull();
  expect(fieldsOf(fields, 'e').map(idOf)).toEqual(['d']);
});

it('leads to a field that is left alone again', () => {
  expect(idOf(nextField([field('a', { isFilled: true }), field('b')], 'b'))).toBe('b');
});

const recipient = { role: 'seller' } as WireSigning['recipient'];
const ready = { answersLeft: 0, isSaved: true };
const filled = fields.map((one) => ({ ...one, isFilled: true }));

it('says why nothing is sent, the seller’s signature first', () => {
  const why = (given: Partial<WireSigning>, left = ready) =>
    whyNothingIsSent({ recipient, fields: filled, ...given }, left);
  expect(why({ fields })).toBe(signingMessages.sellerMissing());
  expect(why({ fields, recipient: { ...recipient, role: 'buyer' } })).toBe(
    signingMessages.signatureMissing(),
  );
  expect(why({ fields: fields.slice(0, 2) })).toBe(signingMessages.fieldsMissing());
  expect(why({}, { ...ready, answersLeft: 2 })).toBe(signingMessages.answersMissing());
  expect(why({}, { ...ready, isSaved: false })).toBe(signingMessages.notSaved());
  expect(why({})).toBeNull();
});

it('names a field by its line, its input, or its page', () => {
  const definition = {
    lines: [{ id: 'seller-1', label: 'Seller’s signature' }],
    parts: [
      {
        sections: [{ items: [{ label: 'Received', inputs: [{ key: 'b', label: 'Initials' }] }] }],
      },
    ],
  } as unknown as Parameters<typeof fieldLabel>[1];
  const label = (one: WireSigningField) => fieldLabel(one, definition);
  expect(label(field('x', { key: 'seller-1' }))).toBe('Seller’s signature');
  expect(label(field('x', { key: 'b' }))).toBe('Received: Initials');
  expect(label(field('x', { key: 'foot' }))).toBe(signingMessages.fieldFoot());
  const place = { page: 3, x: 0, y: 0, width: 0.1, height: 0.1 };
  const placed = field('x', { kind: 'text', place, isRequired: false });
  const onPage = signingMessages.onPage({ label: signingMessages.fieldText(), page: 3 });
  expect(fieldLabel(placed, null)).toBe(signingMessages.optional({ label: onPage }));
});
