import { describe, expect, it } from 'vitest';
import { problemsOf } from '#forms';
import { forgotPasswordRule, registrationRule } from './registration-rules.ts';
import { appCodeRule, newPasswordRule, signInRule } from './sign-in-rules.ts';

const typing = (fields: Record<string, string>) => (name: string) => fields[name] ?? '';

describe('forms before they are sent', () => {
  it('asks for everything in the specified words', () => {
    expect(problemsOf(registrationRule, typing({}))).toEqual({
      first_name: 'First Name is required',
      last_name: 'Last Name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirm_password: 'Password confirmation is required',
      agreeTermAndCondition: 'You must agree with the terms and conditions',
    });
    expect(
      problemsOf(newPasswordRule, typing({ newPassword: 'Aa1bbb', confirm_password: 'x' })),
    ).toEqual({ confirm_password: 'Passwords do not match' });
    expect(problemsOf(forgotPasswordRule, typing({ email: 'nobody' }))).toEqual({
      email: 'Please enter a registered email address',
    });
  });

  it('tells first and last name apart', () => {
    const typed = typing({ first_name: 'M4ria', last_name: 'Ol5en' });
    expect(registrationRule(typed)).toMatchObject({
      first_name: 'First Name can only contain letters',
      last_name: 'Last Name can only contain letters',
    });
  });

  it('lets what is right through, long passwords and spaced codes too', () => {
    const password = `Aa1${'x'.repeat(60)}`;
    expect(problemsOf(signInRule, typing({ email: 'A@b.org', password }))).toBeNull();
    expect(problemsOf(signInRule, typing({ email: 'A@b.org', password: 'x' }))).toBeNull();
    expect(problemsOf(appCodeRule, typing({ code: '123 456' }))).toBeNull();
    expect(problemsOf(appCodeRule, typing({ code: '12345' }))).not.toBeNull();
  });
});
