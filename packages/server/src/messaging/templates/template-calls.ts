import { templateEndpoints as calls } from '@homestead/contract/messaging';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint, serveRecord } from '#platform';
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

  serveRecord(app, services, {
    table: templateTable,
    calls: {
      create: calls.createTemplate,
      update: calls.updateTemplate,
      history: calls.getTemplateHistory,
      undo: calls.undoTemplateChange,
    },
    history: templateHistory,
    answer: async (_db, row, caller) => ({ data: presentTemplate(row, caller) }),
    async create(_tx, { channel, isShared = false, ...given }, caller) {
      const values = { channel, ...templateColumns({ ...given, isShared }, caller) };
      requireToWrite(caller, { owner_id: values.owner_id ?? null });
      const { subject = '', body = '', fair_housing_reason = null } = values;
      await requireSendable({ channel, subject, body, fair_housing_reason });
      return values;
    },
    lock: lockToWrite,
    async edit(_tx, given, row, caller) {
      const set = templateColumns(given, caller);
      const after = { ...row, ...set };
      requireToWrite(caller, after);
      if (given.isRetired === undefined) await requireSendable(after);
      return set;
    },
  });

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
}

type Written = 'channel' | 'subject' | 'body' | 'fair_housing_reason';
