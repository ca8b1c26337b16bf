import { templateEndpoints as calls } from '@homestead/contract/messaging';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  atomically,
  changeRecord,
  createRecord,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
  undoCalledChange,
} from '#platform';
import { openMessaging } from '../messaging-services.ts';
import { previewTemplate } from './preview-template.ts';
import {
  lockToWrite,
  mayShare,
  presentTemplate,
  requireTemplate,
  requireToWrite,
  requireValidTemplate,
  templateColumns,
  templateHistory,
  templateTable,
} from './template.ts';
import { selectTemplates, type TemplateRow } from './template-store.ts';

/** Registers the calls of the message templates. */
export function serveTemplateCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const room = openMessaging(services);
  const requireSendable = async (row: Pick<TemplateRow, Written>) => {
    requireValidTemplate(row);
    const text = `${row.subject}\n${row.body}`;
    await room.requireFairWords(text, { reason: row.fair_housing_reason ?? '', field: 'body' });
  };

  serveEndpoint(app, calls.listTemplates, async ({ query, caller: signedIn }) => {
    const caller = requireCaller({ caller: signedIn });
    const { channel = null, use, ...page } = query;
    const which = { channel, isCurrent: use === 'current' };
    const { rows, ...facts } = await selectTemplates(db, caller.personId, which, page);
    return {
      data: rows.map((row) => presentTemplate(row, caller)),
      ...facts,
      mayShare: mayShare(caller),
      abilities: ['create' as const],
    };
  });

  serveEndpoint(app, calls.createTemplate, (call) => {
    const submission = submissionOf(calls.createTemplate, call.body, call);
    return answerOnce(services, submission, async (tx) => {
      const caller = requireCaller(call);
      const { channel, isShared = false, ...given } = call.body;
      const values = { channel, ...templateColumns({ ...given, isShared }, caller) };
      requireToWrite(caller, { owner_id: values.owner_id ?? null });
      const { subject = '', body = '', fair_housing_reason = null } = values;
      await requireSendable({ channel, subject, body, fair_housing_reason });
      const row = await createRecord(tx, templateTable, actorOf(call), values);
      return { data: presentTemplate(row, caller) };
    });
  });

  serveEndpoint(app, calls.updateTemplate, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { version, ...given } = call.body;
      const row = await lockToWrite(tx, caller, call.params.id);
      requireVersion(row, version);
      const set = templateColumns(given, caller);
      const after = { ...row, ...set };
      requireToWrite(caller, after);
      if (given.isRetired === undefined) await requireSendable(after);
      const what =
        given.isRetired === undefined ? 'edited' : given.isRetired ? 'retired' : 'restored';
      const changed = await changeRecord(tx, templateTable, actorOf(call), row, { what, set });
      return { data: presentTemplate(changed, caller) };
    }),
  );

  serveEndpoint(app, calls.previewTemplate, async (call) => {
    const caller = requireCaller(call);
    const row = await requireTemplate(db, caller, call.params.id);
    return { data: await previewTemplate(services, caller, row, call.query.leadId ?? null) };
  });

  serveEndpoint(app, calls.previewTemplateDraft, async (call) => {
    const { channel, subject, body } = call.body;
    const draft = { channel, subject: (channel === 'email' && subject) || '', body };
    return { data: await previewTemplate(services, requireCaller(call), draft, null) };
  });

  serveEndpoint(app, calls.getTemplateHistory, (call) =>
    answerRecordHistory(db, templateHistory, call),
  );

  serveEndpoint(app, calls.undoTemplateChange, (call) =>
    atomically(db, async (tx) => {
      await undoCalledChange(tx, templateHistory, call);
      const caller = requireCaller(call);
      return { data: presentTemplate(await requireTemplate(tx, caller, call.params.id), caller) };
    }),
  );
}

type Written = 'channel' | 'subject' | 'body' | 'fair_housing_reason';
