import { platformRefusals } from '@homestead/contract/platform';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform';
import { refusedAnswer } from './section-answer.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('a section’s answer to a refusal', () => {
  it('gives back what was typed but no password, code or confirmation', () => {
    const form = formOf({ firstName: 'R2', currentPassword: 'a', confirmPassword: 'b', code: '1' });
    const { typed } = refusedAnswer('profile', form, new ApiError(400, { message: 'No' }));
    expect(typed).toEqual({ firstName: 'R2' });
  });

  it('shows field errors only at their fields', () => {
    const error = new ApiError(400, {
      message: platformRefusals['bad-input'].sentence,
      errors: [
        { field: 'city', label: 'City', message: 'is too long' },
        { field: 'zip', label: 'Zip', message: 'Zip must be 5 digits, or 9 with a hyphen' },
      ],
    });
    expect(refusedAnswer('profile', new FormData(), error)).toMatchObject({
      isDone: false,
      message: '',
      errors: { city: 'City is too long', zip: 'Zip must be 5 digits, or 9 with a hyphen' },
    });
  });

  it('says how long to wait', () => {
    const error = new ApiError(429, { message: 'Too many tries.' }, 600);
    const { message } = refusedAnswer('password', new FormData(), error);
    expect(message).toBe('Too many tries. You can try again in 10 minutes.');
  });

  it('names the request of an outage and tells nothing else of it', () => {
    const error = new ApiError(500, { message: 'secret table missing', requestId: 'r-7' });
    const { message } = refusedAnswer('profile', new FormData(), error);
    expect(message).toContain('r-7');
    expect(message).not.toContain('secret');
  });
});
