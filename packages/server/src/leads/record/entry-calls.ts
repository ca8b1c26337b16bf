import { leadEntryEndpoints, leadSetupEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  atomically,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { leadDetailMessages } from '../messages/details.ts';
import { addSecondaryContact } from './add-secondary-contact.ts';
import { createLead } from './create-lead.ts';
import { answerSaved, requireId } from './record-calls.ts';
import { updateHomeSearchSetup, updateValueUpdates } from './set-up-lead.ts';

/** Registers the calls that make leads, link households, and set something up for a lead. */
export function serveLeadEntryCalls(app: FastifyInstance, services: Services): void {
  const { createLead: creating, addSecondaryContact: adding } = leadEntryEndpoints;
  serveEndpoint(app, creating, (call) =>
    answerOnce(services, submissionOf(creating, call.body, call), async (tx) => {
      const { lead, duplicates } = await createLead(services, tx, actorOf(call), call.body);
      const { id, version } = lead;
      const message = leadDetailMessages.leadMade();
      return { statusCode: 'success' as const, message, data: { id, version, duplicates } };
    }),
  );
  serveEndpoint(app, adding, (call) =>
    answerOnce(services, submissionOf(adding, call.body, call), async (tx) => {
      const { id, version } = await addSecondaryContact(tx, actorOf(call), call.body);
      const message = leadDetailMessages.secondSaved();
      return { statusCode: 'success' as const, message, data: { id, version } };
    }),
  );
  serveEndpoint(app, leadSetupEndpoints.updateValueUpdates, (call) =>
    atomically(services.db, async (tx) => {
      const id = requireId(call.params, call.body);
      const lead = await updateValueUpdates(tx, actorOf(call), id, call.body);
      return answerSaved(leadDetailMessages.valueUpdates(), lead);
    }),
  );
  const { updateHomeSearchSetup: settingUp } = leadSetupEndpoints;
  serveEndpoint(app, settingUp, (call) => {
    const id = requireId(call.params, call.body);
    const submission = submissionOf(settingUp, { ...call.body, id }, call);
    return answerOnce(services, submission, async (tx) =>
      answerSaved(
        leadDetailMessages.homeSearch(),
        await updateHomeSearchSetup(services, tx, actorOf(call), id, call.body),
      ),
    );
  });
}
