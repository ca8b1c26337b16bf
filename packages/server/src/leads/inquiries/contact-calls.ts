import {
  type ContactForm,
  contactProblems,
  contactReplies,
  leadEndpoints,
} from '@homestead/contract/leads';
import { storedPhone } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { requireShownHome } from '#listings';
import {
  addressOf,
  answerOnce,
  type Caller,
  type DatabaseTransaction,
  refuse,
  type Services,
  serveEndpoint,
} from '#platform';
import { requirePublicAgent } from '../agents/agent-profile.ts';
import { fieldMessages } from '../messages/fields.ts';
import type { InquiryOrigin } from './inquiry.ts';
import { recordInquiry } from './record-inquiry.ts';
import { senderOf } from './take-request.ts';

const labels = {
  firstName: fieldMessages.firstName,
  lastName: fieldMessages.lastName,
  email: fieldMessages.email,
  phone: fieldMessages.contactNumber,
  message: fieldMessages.message,
};

/** Registers the calls of the contact form. */
export function serveContactCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, leadEndpoints.saveContact, async (call) => {
    const { first_name: firstName, last_name: lastName, email, phone, message } = call.body;
    const form = { firstName, lastName, email, phone, message };
    const names = { ...wireNames, firstName: 'first_name', lastName: 'last_name' };
    const agentSlug = call.body.agent ?? null;
    await saveContact(services, leadEndpoints.saveContact.path, {
      ...{ form, names, homeId: null, agentSlug, origin: call.body, body: call.body },
      ...{ caller: call.caller, isSuspected: call.isSuspected },
      ...{ key: call.idempotencyKey, address: addressOf(call.request) },
    });
    return contactReplies.saved;
  });
  serveEndpoint(app, leadEndpoints.contactAboutHome, async (call) => {
    const { firstname: firstName, lastname: lastName, email, phonenumber, message } = call.body;
    const form = { firstName, lastName, email, phone: phonenumber, message };
    const names = { ...wireNames, phone: 'phonenumber' };
    const homeId = call.body.propertiesid || null;
    await saveContact(services, leadEndpoints.contactAboutHome.path, {
      ...{ form, names, homeId, agentSlug: null, origin: call.body, body: call.body },
      ...{ caller: call.caller, isSuspected: call.isSuspected },
      ...{ key: call.idempotencyKey, address: addressOf(call.request) },
    });
    return contactReplies.sent;
  });
}

type FieldNames = Readonly<Record<keyof ContactForm, string>>;

const wireNames: FieldNames = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  phone: 'phone',
  message: 'message',
};

interface ContactSubmission {
  form: ContactForm;
  /** What the call names the form's fields. */
  names: FieldNames;
  /** MLS number. */
  homeId: string | null;
  /** Of the agent's page with the form. */
  agentSlug: string | null;
  origin: InquiryOrigin;
  body: unknown;
  caller: Caller | null;
  isSuspected: boolean;
  key: string | null;
  /** IP address. */
  address: string;
}

/**
 * Stores a contact form once. Refuses (bad-input, all fields together) what R-45 doesn't allow, a
 * home or an agent who may not be shown (listing-not-found, agent-not-found), and too many forms
 * (too-many-tries).
 */
async function saveContact(
  services: Services,
  path: string,
  submission: ContactSubmission,
): Promise<void> {
  const { form, homeId, agentSlug, origin, body, caller, key, address, isSuspected } = submission;
  const personId = senderOf(caller);
  const scope = `${path} ${caller?.personId ?? 'visitor'}`;
  await answerOnce(
    services,
    { scope, key, body },
    async (tx) => {
      const phone = requireContact(submission);
      const home = homeId === null ? null : await findHome(tx, homeId);
      const agent = agentSlug === null ? null : await requirePublicAgent(tx, agentSlug);
      const kind = agent ? 'agent' : home ? 'home' : 'contact';
      await recordInquiry(services, tx, {
        ...{ kind, ...form, phone, origin, personId, address, isSuspected },
        ...(home && { home }),
        ...(agent && { agentId: agent.id }),
      });
      return true;
    },
    () => services.throttles.count('form', { account: personId ?? undefined, address }),
  );
}

/** The stored phone of a form without problems. */
function requireContact({ form, names }: ContactSubmission): string {
  const problems = Object.entries(contactProblems(form)) as [keyof ContactForm, string][];
  const phone = storedPhone(form.phone);
  const fields = problems.map(([field, message]) => ({
    ...{ field: names[field], label: labels[field](), message },
  }));
  const message = fields[0]?.message;
  if (fields.length === 0 && phone !== null) return phone;
  return refuse('bad-input', { fields, ...(message !== undefined && { message }) });
}

async function findHome(tx: DatabaseTransaction, id: string) {
  const { listingKey, mlsNumber, address } = await requireShownHome(tx, id);
  return { listingKey, mlsNumber, address };
}
