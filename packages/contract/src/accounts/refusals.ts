import type { Refusal } from '#platform';
import { identityNotices } from './identity-outcomes.ts';

export const accountRefusals = {
  'no-user-found': { status: 400, sentence: 'No user found.' },
  'verify-identity': { status: 400, sentence: 'Verify your email address first.' },
  'create-account-refused': {
    status: 400,
    sentence: 'Please create an account using a new email.',
  },
  'email-refused': { status: 400, sentence: 'Please enter a registered email address' },
  'token-used-up': {
    status: 400,
    sentence: 'This link or code is no longer valid. Request a new one.',
  },
  'code-wrong': { status: 400, sentence: 'This code is wrong or has expired.' },
  'password-needed': {
    status: 400,
    sentence:
      'This account was registered in another browser. Enter the password you chose, or set a new one.',
  },
  'chosen-password-wrong': {
    status: 400,
    sentence: 'This isn’t the password you chose. Try again, or set a new one.',
  },
  'challenge-over': { status: 400, sentence: 'Your sign-in timed out. Start again.' },
  'password-wrong': { status: 400, sentence: 'Your current password is wrong.' },
  'proof-needed': {
    status: 403,
    sentence: 'Confirm that it’s you in your account settings, then try again.',
  },
  'email-unsettled': {
    status: 409,
    sentence:
      'Our office is changing your email address. Open the link we sent to the new one, then try again.',
  },
  'unknown-user': { status: 404, sentence: 'Unknown User' },
  'identity-refused': { status: 400, sentence: 'Something unexpected happened.' },
  'identity-link-sent': { status: 400, sentence: identityNotices['link-sent'] },
  'provider-limited': { status: 400, sentence: identityNotices.limited },
  'issuer-unavailable': { status: 503, sentence: 'Something unexpected happened.' },
  'sign-in-busy': {
    status: 503,
    sentence: 'Many people are signing in right now. Try again in a moment.',
  },
  'person-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this person.' },
  'role-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this role.' },
  'email-taken': { status: 400, sentence: 'Email is already in use' },
  'permissions-refused': {
    audience: 'staff',
    status: 400,
    sentence: 'User permissions are not updated succesfully',
  },
  'no-permission-chosen': {
    audience: 'staff',
    status: 400,
    sentence: 'Select atleast one permission',
  },
  'grant-not-held': {
    audience: 'staff',
    status: 403,
    sentence: 'You can only grant or revoke permissions that you have yourself.',
  },
  'role-above-yours': {
    audience: 'staff',
    status: 403,
    sentence: 'Only a super-admin can create or change a super-admin, or change their own role.',
  },
  'last-super-admin': {
    audience: 'staff',
    status: 409,
    sentence: 'This is the last super-admin. Add another one first.',
  },
  'handover-needed': {
    audience: 'staff',
    status: 409,
    sentence: 'Hand over the work that depends on this account first.',
  },
  'person-above-yours': {
    audience: 'staff',
    status: 403,
    sentence: 'You can’t change someone with more access than you.',
  },
  'ids-differ': {
    audience: 'staff',
    status: 400,
    sentence: 'The id in the address and the id in the body don’t match.',
  },
  'id-taken': { audience: 'staff', status: 400, sentence: 'This id is already in use.' },
  'not-by-navigation': {
    audience: 'staff',
    status: 403,
    sentence: 'This address is for the app and can’t be opened in a browser.',
  },
  'cannot-take-over': {
    audience: 'staff',
    status: 400,
    sentence:
      'This person can’t take over this work because of their role, an expired license, or because they left.',
  },
  'not-invitable': {
    audience: 'staff',
    status: 409,
    sentence: 'This person already has an account or is deactivated.',
  },
  'standing-refused': {
    audience: 'staff',
    status: 409,
    sentence: 'This account’s status doesn’t allow that.',
  },
  'two-step-required': {
    audience: 'staff',
    status: 409,
    sentence:
      'Your role requires two-step sign-in. Set up another method before you remove this one.',
  },
  'passkeys-unavailable': {
    status: 409,
    sentence: 'Passkeys only work when the site has its own domain name.',
  },
  'passkey-refused': { status: 400, sentence: 'This passkey can’t be used here.' },
  'passkey-not-found': { status: 404, sentence: 'We can’t find this passkey.' },
  'too-many-passkeys': {
    status: 409,
    sentence: 'You’ve reached the maximum number of passkeys. Remove one to add another.',
  },
  'identity-not-found': { status: 404, sentence: 'We can’t find this sign-in method.' },
  'two-step-state': {
    status: 409,
    sentence: 'Your two-step sign-in doesn’t allow that right now.',
  },
  'not-an-agent': { audience: 'staff', status: 400, sentence: 'This person isn’t an agent.' },
  'not-a-concierge': { audience: 'staff', status: 400, sentence: 'This person isn’t a concierge.' },
  'not-a-co-agent': { audience: 'staff', status: 400, sentence: 'This person isn’t a co-agent.' },
  'key-not-valid': {
    audience: 'staff',
    status: 401,
    sentence: 'This API key isn’t valid. It may have expired or been revoked.',
  },
  'key-without-scope': {
    audience: 'staff',
    status: 403,
    sentence: 'This API key isn’t allowed to make this call.',
  },
  'key-from-elsewhere': {
    audience: 'staff',
    status: 403,
    sentence: 'This API key can’t be used from this IP address.',
  },
  'key-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this API key.' },
  'too-many-keys': {
    audience: 'staff',
    status: 409,
    sentence: 'You have as many API keys as a person can have. Revoke one first.',
  },
  'webhook-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this webhook.' },
  'delivery-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this delivery. The log goes back 30 days.',
  },
  'webhook-stopped': {
    audience: 'staff',
    status: 409,
    sentence: 'This webhook is stopped. Start it first.',
  },
  'too-many-webhooks': {
    audience: 'staff',
    status: 409,
    sentence: 'You have as many webhooks as a person can have. Remove one first.',
  },
  'step-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this onboarding step.',
  },
  'too-many-steps': {
    audience: 'staff',
    status: 409,
    sentence: 'The onboarding checklist is full. Retire a step first.',
  },
  'see-as-refused': {
    audience: 'staff',
    status: 403,
    sentence: 'You can only view as staff who have no more access than you.',
  },
  'csv-unreadable': { audience: 'staff', status: 400, sentence: 'We can’t read this CSV file.' },
} as const satisfies Record<string, Refusal>;
