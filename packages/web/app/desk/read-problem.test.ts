import { expect, it } from 'vitest';
import { ApiError, TOO_SLOW } from '#platform';
import { deskMessages } from './messages.ts';
import { fieldMessages, fieldSentence, readProblem, refusedFields } from './read-problem.ts';

it('puts the label before a message, unless the message names it or is a sentence', () => {
  const label = 'Subject';
  const said = (message: string) => fieldSentence({ field: 'subject', label, message });
  expect(said('must have at most 150 characters')).toBe('Subject must have at most 150 characters');
  expect(said('Subject is required')).toBe('Subject is required');
  expect(said('An email needs a subject.')).toBe('An email needs a subject.');
});

it('keeps the first message of each field', () => {
  const fields = ['is required', 'isn’t valid'].map((message) => ({
    ...{ field: 'subject', label: 'Subject', message },
  }));
  expect(fieldMessages(refusedFields(fields))).toEqual({ subject: 'Subject is required' });
});

it('tells a late answer from a service that is not reached, and both can be tried again', () => {
  const late = readProblem(new ApiError(0, { code: TOO_SLOW }));
  const down = readProblem(new ApiError(0, {}));
  expect([late.title, down.title]).toEqual([deskMessages.tooSlow(), deskMessages.unreachable()]);
  expect([late.kind, down.kind]).toEqual(['unreachable', 'unreachable']);
});
