import { describe, expect, it } from 'vitest';
import { recipientNamed } from '../../../../test/draft-envelope.ts';
import { recipientOf } from './envelope-content.ts';
import { newRecipient, readPlace, takenPlaces, withRecipient } from './recipient-form.ts';

const ruth = recipientOf(recipientNamed('Ruth'));
const nora = recipientOf(recipientNamed('Nora', { role: 'agent', turn: 2 }));

describe('the form of a recipient', () => {
  it('reads the role and the line from one choice', () => {
    expect(readPlace('buyer-3')).toEqual({ role: 'buyer', number: 3 });
    expect(readPlace('copy-1')).toEqual({ role: 'copy', number: 1 });
  });

  it('adds someone with what was filled in', () => {
    expect(withRecipient([ruth], undefined, { place: 'buyer-1', name: 'Ana', turn: 2 })).toEqual([
      ruth,
      {
        ...{ role: 'buyer', number: 1, name: 'Ana', turn: 2, email: '', phone: '' },
        ...{ language: 'en', isInPerson: false },
      },
    ]);
  });

  it('changes only what was typed of one of them', () => {
    expect(withRecipient([ruth, nora], ruth.id, { email: 'ruth@example.com' })).toEqual([
      { ...ruth, email: 'ruth@example.com' },
      nora,
    ]);
  });

  it('starts with the next free line, in a step of its own', () => {
    expect(newRecipient([], true)).toMatchObject({ place: 'seller-1', turn: 1 });
    expect(newRecipient([ruth, nora], true)).toMatchObject({ place: 'seller-2', turn: 3 });
    expect(newRecipient([ruth, nora], false)).toMatchObject({ turn: 1 });
  });

  it('offers a line to one person, and copies to any number', () => {
    const carl = recipientOf(recipientNamed('Carl', { role: 'copy' }));
    expect([...takenPlaces([ruth, nora, carl], nora.id)]).toEqual(['seller-1']);
  });
});
