import type { WireEnvelope } from '@homestead/contract/documents';
import { describe, expect, it } from 'vitest';
import { draftOf, recipientNamed } from '../../../../test/draft-envelope.ts';
import { checkEnvelope, firstNames } from './check-list.ts';

const now = new Date('2026-11-28T15:00:00Z');
const lead = {
  ...{ key: 'lead-paint' as const, title: 'Lead paint' },
  lines: [
    { role: 'seller', number: 1, isRequired: true },
    { role: 'seller', number: 2, isRequired: false },
    { role: 'agent', number: 1, isRequired: true },
  ].map((line) => ({
    ...(line as { role: 'seller'; number: number; isRequired: boolean }),
    ...{ id: `${line.role}-${line.number}`, label: '', field: null, dateField: null },
  })),
};
const check = (envelope: WireEnvelope, isProduction = false) =>
  checkEnvelope(envelope, { forms: [lead], isProduction, now });
const needed = (envelope: WireEnvelope, isProduction = false) =>
  check(envelope, isProduction).flatMap(({ isNeeded, text }) => (isNeeded ? text : []));
const advised = (envelope: WireEnvelope) =>
  check(envelope).flatMap(({ isNeeded, text }) => (isNeeded ? [] : text));

const ruth = recipientNamed('Ruth', { email: 'ruth@example.com', phone: '+14025550121' });
const nora = recipientNamed('Nora', {
  ...{ role: 'agent', email: 'nora@example.com', phone: '+14025550155', turn: 2 },
});
const complete = draftOf({ recipients: [ruth, nora] });

describe('what is missing before an envelope is sent', () => {
  it('is nothing when every needed line has someone who can be reached', () => {
    expect(check(complete)).toEqual([]);
  });

  it('names the line of a form that nobody signs', () => {
    expect(needed(draftOf({ recipients: [ruth] }))).toEqual(['Lead paint needs: Agent']);
  });

  it('asks for someone who signs at all', () => {
    const copy = recipientNamed('Carl', { role: 'copy', email: 'carl@example.com' });
    expect(needed(draftOf({ recipients: [copy] }))).toEqual(['Add someone who signs or approves.']);
  });

  it('asks for an address unless they sign in person', () => {
    const unreachable = draftOf({ recipients: [{ ...ruth, email: '' }, nora] });
    expect(needed(unreachable)).toEqual(['Ruth needs an email address, or has to sign in person.']);
    const here = { ...ruth, email: '', phone: null, isInPerson: true };
    expect(check(draftOf({ recipients: [here, nora] }))).toEqual([]);
  });

  it('counts the items to check and links to them, without being in the way', () => {
    const [document] = complete.documents;
    const open = { ...complete, documents: document ? [{ ...document, problems: 2 }] : [] };
    expect(check(open)).toEqual([
      {
        isNeeded: false,
        text: 'Lead paint: 2 items to check',
        href: `/esign/documents/${document?.id}?envelope=envelope`,
      },
    ]);
  });

  it('stops unapproved wording in production only', () => {
    const [document] = complete.documents;
    const draft = { ...complete, documents: document ? [{ ...document, isApproved: false }] : [] };
    const said = 'The brokerage hasn’t approved the wording of Lead paint yet.';
    expect(needed(draft, true)).toEqual([said]);
    expect(needed(draft)).toEqual([]);
    expect(advised(draft)).toEqual([said]);
  });

  it('notices a PDF without fields and a signer without anything to sign', () => {
    const [document] = complete.documents;
    const file = {
      ...(document as NonNullable<typeof document>),
      form: null,
      file: 'k',
      title: 'Plan',
    };
    const draft = { ...complete, documents: [file], fields: [] };
    expect(advised(draft)).toEqual([
      'Plan has no fields yet. Place them on its pages, or nobody signs it.',
      'Ruth has nothing to sign in these documents.',
      'Nora has nothing to sign in these documents.',
    ]);
  });

  it('refuses an envelope whose last day is over', () => {
    expect(needed({ ...complete, expiresAt: '2026-11-28T06:00:00.000Z' })).toEqual([
      'The last day to sign has passed.',
    ]);
  });
});

describe('who gets a link first', () => {
  it('is the first step when they sign in order, and everyone otherwise', () => {
    expect(firstNames(complete)).toEqual(['Ruth']);
    expect(firstNames({ ...complete, isInOrder: false })).toEqual(['Ruth', 'Nora']);
  });

  it('is nobody without an address', () => {
    expect(firstNames(draftOf({ recipients: [{ ...ruth, email: '' }] }))).toEqual([]);
  });
});
