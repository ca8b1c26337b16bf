import type { Refusal } from '#platform';

export const accountRefusals = {
  'no-user-found': { status: 400, sentence: 'No user found.' },
  'verify-identity': { status: 400, sentence: 'Please verify your email address first.' },
  'create-account-refused': {
    status: 400,
    sentence: 'Please create an account using a new email.',
  },
  'email-refused': { status: 400, sentence: 'Please enter a registered email address' },
  'token-used-up': {
    status: 400,
    sentence: 'This link or code is no longer valid. Please ask for a new one.',
  },
  'code-wrong': { status: 400, sentence: 'This code is not right, or it has expired.' },
  'challenge-over': { status: 400, sentence: 'Please start signing in again.' },
  'password-wrong': { status: 400, sentence: 'Your current password is not right.' },
  'unknown-user': { status: 404, sentence: 'Unknown User' },
  'identity-refused': { status: 400, sentence: 'Something unexpected happened.' },
  'issuer-unavailable': { status: 503, sentence: 'Something unexpected happened.' },
  'sign-in-busy': {
    status: 503,
    sentence: 'Many people are signing in just now. Please try again in a moment.',
  },
  'person-not-found': { status: 404, sentence: 'We can’t find this person.' },
  'role-not-found': { status: 404, sentence: 'There is no such role.' },
  'email-taken': { status: 400, sentence: 'Email is already in use' },
  'permissions-refused': {
    status: 400,
    sentence: 'User permissions are not updated succesfully',
  },
  'no-permission-chosen': { status: 400, sentence: 'Select atleast one permission' },
  'grant-not-held': {
    status: 403,
    sentence: 'You can only give or take permissions that you hold yourself.',
  },
  'role-above-yours': {
    status: 403,
    sentence: 'Only a super-admin may make or change a super-admin, or change their own role.',
  },
  'last-super-admin': {
    status: 409,
    sentence: 'This is the last super-admin; make another one first.',
  },
  'handover-needed': {
    status: 409,
    sentence: 'Hand over what this person still holds before removing them.',
  },
  'person-above-yours': {
    status: 403,
    sentence: 'This person may do more than you. Ask somebody who may do as much.',
  },
  'ids-differ': { status: 400, sentence: 'The id of the address and that of the body differ.' },
  'id-taken': { status: 400, sentence: 'This id is already in use.' },
  'not-by-navigation': { status: 403, sentence: 'This address can’t be opened, only called.' },
  'cannot-take-over': { status: 400, sentence: 'This person can’t take that over.' },
  'not-invitable': {
    status: 409,
    sentence: 'This person has an account already, or none to open.',
  },
  'standing-refused': {
    status: 409,
    sentence: 'This person’s account is not in a state for this.',
  },
  'two-step-required': {
    status: 409,
    sentence: 'Your role asks for two-step sign-in; set up another way before this one goes.',
  },
  'passkeys-unavailable': {
    status: 409,
    sentence: 'Passkeys don’t work while the site has no name of its own in its address.',
  },
  'passkey-refused': { status: 400, sentence: 'This passkey can’t be used here.' },
  'passkey-not-found': { status: 404, sentence: 'There is no such passkey.' },
  'too-many-passkeys': { status: 409, sentence: 'You have as many passkeys as there can be.' },
  'identity-not-found': { status: 404, sentence: 'There is no such sign-in.' },
  'two-step-state': { status: 409, sentence: 'Two-step sign-in is not in a state for this.' },
  'not-an-agent': { status: 400, sentence: 'This person is not an agent.' },
  'not-a-concierge': { status: 400, sentence: 'This person is not a concierge.' },
  'not-a-co-agent': { status: 400, sentence: 'This person is not a co-agent.' },
  'csv-unreadable': { status: 400, sentence: 'This CSV file can’t be read.' },
} as const satisfies Record<string, Refusal>;
