import { envelopeTemplateEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  atomically,
  changeRecord,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  serveHistory,
  submissionOf,
} from '#platform';
import {
  lockToWrite,
  mayShare,
  presentOne,
  presentTemplate,
  requireTemplate,
  requireToWrite,
  templateHistory,
  templateTable,
} from './envelope-template.ts';
import {
  deleteTemplate,
  selectTemplateDocuments,
  selectTemplates,
} from './envelope-template-store.ts';
import { saveTemplate } from './save-template.ts';
import { startFromTemplate } from './start-from-template.ts';

/** Registers the calls of what envelopes start from. */
export function serveTemplateCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;

  serveEndpoint(app, calls.listEnvelopeTemplates, async (call) => {
    const caller = requireCaller(call);
    const { q, ...page } = call.query;
    const { rows, ...facts } = await selectTemplates(db, caller.personId, q, page);
    const documents = await selectTemplateDocuments(
      db,
      rows.map(({ id }) => id),
    );
    return {
      data: rows.map((row) => presentTemplate(caller, row, documents)),
      ...{ ...facts, mayShare: mayShare(caller), abilities: [] },
    };
  });

  serveEndpoint(app, calls.saveEnvelopeTemplate, (call) => {
    const caller = requireCaller(call);
    const { body } = call;
    const submission = submissionOf(calls.saveEnvelopeTemplate, { ...call.params, ...body }, call);
    return answerOnce(services, submission, async (tx) => {
      const saving = { envelopeId: call.params.id, given: body };
      return presentOne(tx, caller, await saveTemplate(services, tx, actorOf(call), saving));
    });
  });

  serveEndpoint(app, calls.updateEnvelopeTemplate, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { version, name, isShared, dueDays, expiresDays } = call.body;
      const row = await lockToWrite(tx, call.params.id, caller);
      requireVersion(row, version);
      const set = {
        ...(name !== undefined && { name }),
        ...(isShared !== undefined && { owner_id: isShared ? null : caller.personId }),
        ...(dueDays !== undefined && { due_days: dueDays }),
        ...(expiresDays !== undefined && { expires_days: expiresDays }),
      };
      requireToWrite(caller, { ...row, ...set });
      const changed = await changeRecord(tx, templateTable, actorOf(call), row, {
        ...{ what: 'changed', set },
      });
      return presentOne(tx, caller, changed);
    }),
  );

  serveHistory(
    app,
    services,
    { history: calls.getEnvelopeTemplateHistory, undo: calls.undoEnvelopeTemplateChange },
    templateHistory,
    async (tx, caller, id) => presentOne(tx, caller, await requireTemplate(tx, caller, id)),
  );

  serveEndpoint(app, calls.deleteEnvelopeTemplate, (call) =>
    atomically(db, async (tx) => {
      const row = await lockToWrite(tx, call.params.id, requireCaller(call));
      requireVersion(row, call.query.version);
      await deleteTemplate(tx, row.id);
      return { data: true };
    }),
  );

  serveEndpoint(app, calls.startFromTemplate, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.startFromTemplate, body, call), async (tx) => {
      const template = await requireTemplate(tx, caller, body.id);
      const { about = null, homeAddress, title } = body;
      const given = { template, about, homeAddress, title };
      return { data: { envelope: await startFromTemplate(services, tx, caller, given) } };
    });
  });
}
