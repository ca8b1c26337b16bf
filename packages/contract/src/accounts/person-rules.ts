import { storedPhone } from '#platform';
import { personRuleMessages } from './messages.ts';

/*
 * The input rules for a person's own data, with fixed messages. Each rule takes the typed
 * text and returns the message, or null. The browser and the server use the same rules; the
 * server's answer wins.
 */

/** Letters of any script with their marks, apostrophes, hyphens and inner spaces. */
const NAME = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u;
const LOCAL_PART = /^[\w+-]+(?:\.[\w+-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const SUFFIX = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;
const HTTPS_LINK = /^https:\/\/[a-z0-9.-]+\.[a-z]{2,63}(?:[/?#][^\s<>"]*)?$/i;

export const PASSWORD_MIN = 6;
export const STAFF_PASSWORD_MIN = 10;
/** No password is too long to sign in with; beyond this the body is refused. */
export const PASSWORD_MAX = 1024;
const EMAIL_MAX = 254;

/** The address as stored and compared: trimmed and lower-cased. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whether a text has the form of an email address, in one pass: at most 254 characters, a local
 * part of at most 64, a domain of two or more labels, a suffix of 2 to 63 letters.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const labels = text.slice(at + 1).split('.');
  const suffix = labels.at(-1) ?? '';
  return (
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    SUFFIX.test(suffix)
  );
}

/** Sign-in, registration, contact: 'Please enter a valid email address'. */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return personRuleMessages.emailNeeded();
  return isEmail(email.trim()) ? null : personRuleMessages.emailInvalid();
}

/** The forgot-password form words a malformed address differently. */
export function forgotEmailProblem(email: string): string | null {
  if (email.trim() === '') return personRuleMessages.emailNeeded();
  return isEmail(email.trim()) ? null : personRuleMessages.emailNotRegistered();
}

/** First and last name: required, letters, 2 to 25. `label` is the field's name. */
export function nameProblem(name: string, label: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return personRuleMessages.nameNeeded({ label });
  if (!NAME.test(trimmed)) return personRuleMessages.nameLetters({ label });
  const length = [...trimmed].length;
  if (length < 2) return personRuleMessages.nameShort({ label });
  if (length > 25) return personRuleMessages.nameLong({ label });
  return null;
}

function hasAllKinds(password: string): boolean {
  return /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password);
}

/** Sign-in. A long password signs in too. */
export function signInPasswordProblem(password: string): string | null {
  if (password === '') return personRuleMessages.passwordNeeded();
  if (password.length < PASSWORD_MIN) return personRuleMessages.passwordShort();
  return hasAllKinds(password) ? null : personRuleMessages.passwordKinds();
}

/** Registration, whose sentence differs by a word. */
export function registrationPasswordProblem(password: string): string | null {
  if (password === '') return personRuleMessages.passwordNeeded();
  if (password.length < PASSWORD_MIN) return personRuleMessages.passwordShort();
  return hasAllKinds(password) ? null : personRuleMessages.newPasswordKinds();
}

/** A new password after a reset or in the account settings. */
export const newPasswordProblem = signInPasswordProblem;

/** The extra rules for staff passwords; the server checks for common ones. */
export function staffPasswordProblem(password: string): string | null {
  return password.length < STAFF_PASSWORD_MIN
    ? personRuleMessages.staffPasswordShort({ min: STAFF_PASSWORD_MIN })
    : null;
}

/** The repeated password at registration. */
export function registrationConfirmationProblem(
  password: string,
  confirmation: string,
): string | null {
  if (confirmation === '') return personRuleMessages.confirmationNeeded();
  return password === confirmation ? null : personRuleMessages.confirmationDiffers();
}

/** The repeated new password. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '') return personRuleMessages.confirmNeeded();
  return password === confirmation ? null : personRuleMessages.confirmDiffers();
}

/** The box of the terms at registration. */
export function termsProblem(agrees: boolean): string | null {
  return agrees ? null : personRuleMessages.termsNeeded();
}

/** An optional phone number of ten digits. */
export function optionalPhoneProblem(phone: string): string | null {
  return phone.trim() === '' || storedPhone(phone) ? null : personRuleMessages.phoneDigits();
}

/** Formats a ZIP code while it is typed: 5 digits, a hyphen, then up to 4. */
export function formatZip(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** An optional ZIP of five digits, or nine with their hyphen. */
export function optionalZipProblem(zip: string): string | null {
  return zip.trim() === '' || /^\d{5}(?:-\d{4})?$/.test(zip.trim())
    ? null
    : personRuleMessages.zipDigits();
}

/** A link that a person enters: https only. */
export function optionalLinkProblem(link: string): string | null {
  if (link.trim() === '') return null;
  return link.length <= 300 && HTTPS_LINK.test(link.trim())
    ? null
    : personRuleMessages.linkInvalid();
}
