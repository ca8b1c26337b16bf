import { emailProblem, nameProblem } from '#accounts';
import { storedPhone } from '#platform';
import { leadRuleMessages } from './messages.ts';

/*
 * The rules of the contact form, with the messages of R-45. The browser and the server use the same
 * rules; the server's answer wins.
 */

export const CONTACT_MESSAGE_MAX = 5000;

/** The input of the contact form. */
export interface ContactForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
}

/** The contact form's problems by field; empty without any. The message may be empty. */
export function contactProblems(form: ContactForm): Partial<ContactForm> {
  const found = {
    firstName: nameProblem(form.firstName, leadRuleMessages.firstName()),
    lastName: nameProblem(form.lastName, leadRuleMessages.lastName()),
    email: emailProblem(form.email),
    phone: contactPhoneProblem(form.phone),
    message: form.message.length > CONTACT_MESSAGE_MAX ? leadRuleMessages.messageLong() : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function contactPhoneProblem(phone: string): string | null {
  if (phone.trim() === '') return leadRuleMessages.contactPhoneNeeded();
  return storedPhone(phone) ? null : leadRuleMessages.contactPhoneDigits();
}
