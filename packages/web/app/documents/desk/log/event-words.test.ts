import { documentEventKinds, type WireDocumentEvent } from '@homestead/contract/documents';
import { describe, expect, it } from 'vitest';
import { eventPlace, eventText, isSight, sightText } from './event-words.ts';

const event = (kind: string, facts: Record<string, unknown> = {}): WireDocumentEvent => ({
  ...{ seq: 1, at: '2026-11-27T21:00:00.000Z', kind, facts },
  ...{ about: null, previous: null, hash: 'ab'.repeat(32) },
});

describe('an event of the log', () => {
  it.each(documentEventKinds.map((kind) => [kind]))('has a sentence: %s', (kind) => {
    expect(eventText(event(kind))).not.toBe(kind);
  });

  it('names who did what', () => {
    const facts = { by: 'Nora Lindqvist', to: 'Ruth Kowalski', reason: 'Wrong address' };
    expect(eventText(event('link-revoked', facts))).toBe(
      'Nora Lindqvist revoked Ruth Kowalski’s link: Wrong address',
    );
    expect(eventText(event('code-sent', { to: 'Ruth', channel: 'sms' }))).toBe(
      'A code was texted to Ruth',
    );
    expect(eventText(event('signed', { name: 'Ruth', role: 'approver' }))).toBe('Ruth approved');
    expect(eventText(event('sealed', { isDemo: true }))).toContain('demo certificate');
    expect(eventText(event('sealed', { isDemo: false }))).not.toContain('demo');
  });

  it('shows a kind that isn’t known as it is', () => {
    expect(eventText(event('archived'))).toBe('archived');
  });

  it('says where someone was only where it is known', () => {
    expect(eventPlace(event('opened', { ip: '203.0.113.9', device: 'Safari on iPhone' }))).toBe(
      'from Safari on iPhone, 203.0.113.9',
    );
    expect(eventPlace(event('sent', { ip: null }))).toBeNull();
  });

  it('tells who saw the documents', () => {
    const sight = { at: '2026-11-28T15:04:00.000Z', name: 'Ruth', isRecipient: true };
    expect(sightText({ ...sight, what: 'documents' })).toBe('Ruth saw the documents');
    expect(sightText({ ...sight, what: 'file' })).toBe('Ruth got the PDF');
    expect(eventText(event('read', { by: 'Nora Lindqvist' }))).toBe(
      'Nora Lindqvist read the documents',
    );
    expect(isSight(event('viewed'))).toBe(true);
    expect(isSight(event('reminded'))).toBe(false);
  });
});
