import { describe, expect, it } from 'vitest';
import { draftOf, recipientNamed } from '../../../../test/draft-envelope.ts';
import { contentWith, lastDayOf, type PlacedField, recipientOf } from './envelope-content.ts';

const ruth = recipientNamed('Ruth', { email: 'ruth@example.com' });
const tom = recipientNamed('Tom', { number: 2, position: 2 });
const place = { page: 1, x: 0.1, y: 0.8, width: 0.3, height: 0.04 };
const field = (recipient: string, document = 'paint'): PlacedField => ({
  ...{ document, recipient, kind: 'signature', isRequired: true, place },
});
const draft = draftOf({ recipients: [ruth, tom] });

describe('the content of an envelope as a call takes it', () => {
  it('is all of it, without the fields that follow from forms', () => {
    expect(contentWith(draft, { title: 'New' })).toEqual({
      ...{ title: 'New', message: '', isInOrder: true, dueOn: null, expiresOn: null },
      documents: ['paint'],
      recipients: [recipientOf(ruth), recipientOf(tom)],
      fields: [],
    });
  });

  it('names the recipients of fields by their new positions', () => {
    const sent = contentWith(draft, {
      recipients: [recipientOf(tom), recipientOf(ruth)],
      fields: [field('ruth'), field('tom')],
    });
    expect(sent.fields.map(({ recipient }) => recipient)).toEqual([2, 1]);
  });

  it('leaves out fields of recipients and documents that are gone', () => {
    const fields = [field('ruth'), field('tom'), field('ruth', 'gone')];
    const sent = contentWith(draft, { recipients: [recipientOf(ruth)], fields });
    expect(sent.fields).toEqual([
      { document: 'paint', kind: 'signature', isRequired: true, place, recipient: 1 },
    ]);
  });

  it('has the last day, not the midnight after it', () => {
    expect(lastDayOf({ expiresAt: '2026-12-28T06:00:00.000Z' })).toBe('2026-12-27');
    expect(lastDayOf({ expiresAt: null })).toBeNull();
  });
});
