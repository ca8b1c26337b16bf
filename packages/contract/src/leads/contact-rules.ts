import { emailProblem, nameProblem } from '#accounts';
import { storedPhone } from '#platform';

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
    firstName: nameProblem(form.firstName, 'First Name'),
    lastName: nameProblem(form.lastName, 'Last Name'),
    email: emailProblem(form.email),
    phone: contactPhoneProblem(form.phone),
    message: form.message.length > CONTACT_MESSAGE_MAX ? 'Message is too long' : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function contactPhoneProblem(phone: string): string | null {
  if (phone.trim() === '') return 'Contact Number is required';
  return storedPhone(phone) ? null : 'Contact number must be 10 digits';
}
