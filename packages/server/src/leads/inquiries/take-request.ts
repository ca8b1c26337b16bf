import { type NameLabel, type Requester, requesterProblems } from '@homestead/contract/leads';
import { type Endpoint, storedPhone } from '@homestead/contract/platform';
import {
  addressOf,
  answerOnce,
  type Call,
  type Caller,
  type DatabaseTransaction,
  refuse,
  type Services,
  submissionOf,
} from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import type { InquiryOrigin, NewInquiry } from './inquiry.ts';

const others = {
  email: fieldMessages.emailAddress,
  phone: fieldMessages.phoneNumber,
};

/** A refused field: its name on the wire, its label, and what is wrong. */
interface RefusedField {
  field: string;
  label: string;
  message: string;
}

interface Request<T> {
  requester: Requester;
  nameAs?: NameLabel;
  /** What the call names a field of {@link Requester}. */
  nameOf: (field: keyof Requester) => string;
  origin: InquiryOrigin;
  /** What else is wrong, listed after the contact details. */
  refused?: RefusedField[];
  /** Stores it; the inquiry lacks only what is special about the form. */
  store: (tx: DatabaseTransaction, inquiry: Omit<NewInquiry, 'kind'>) => Promise<T>;
}

/**
 * Processes a short public form once. Refuses (bad-input, all fields together) what R-133 doesn't
 * allow, and too many forms (too-many-tries).
 */
export async function takeRequest<T>(
  services: Services,
  endpoint: Endpoint,
  call: Pick<Call<Endpoint>, 'body' | 'caller' | 'idempotencyKey' | 'isSuspected' | 'request'>,
  { nameOf, nameAs = 'specified', refused = [], ...request }: Request<T>,
): Promise<T> {
  const { caller, body, isSuspected } = call;
  const { requester, origin, store } = request;
  const personId = senderOf(caller);
  const address = addressOf(call.request);
  return answerOnce(
    services,
    submissionOf(endpoint, body, call),
    (tx) => {
      const phone = requireRequester(requester, { nameOf, nameAs, refused });
      const [firstName = '', ...rest] = requester.name.trim().split(/\s+/);
      const lastName = rest.join(' ');
      const { email } = requester;
      const contact = { firstName, lastName, email, phone };
      return store(tx, { ...contact, message: '', origin, personId, address, isSuspected });
    },
    () => services.throttles.count('form', { account: personId ?? undefined, address }),
  );
}

/** The signed-in person who sends a form; a program sends it for whom the form names. */
export const senderOf = (caller: Caller | null): string | null =>
  caller && !caller.isProgram ? caller.personId : null;

/** The stored phone of valid contact details; null where the form doesn’t ask for one. */
function requireRequester(
  requester: Requester,
  { nameOf, nameAs, refused }: Required<Pick<Request<unknown>, 'nameOf' | 'nameAs' | 'refused'>>,
): string | null {
  const found = requesterProblems(requester, nameAs);
  const problems = Object.entries(found) as [keyof Requester, string][];
  const name = nameAs === 'shown' ? fieldMessages.name : fieldMessages.userName;
  const labels = { ...others, name };
  const contact = problems.map(([field, message]) => ({
    ...{ field: nameOf(field), label: labels[field](), message },
  }));
  const fields = [...contact, ...refused];
  const message = fields[0]?.message;
  const phone = requester.phone === null ? null : storedPhone(requester.phone);
  if (fields.length === 0 && (phone !== null || requester.phone === null)) return phone;
  return refuse('bad-input', { fields, ...(message !== undefined && { message }) });
}
