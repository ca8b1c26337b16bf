import {
  leadRecordEndpoints as calls,
  type LeadDetailField,
  leadDetailLabels,
} from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSight } from '#accounts';
import {
  actorOf,
  atomically,
  type Caller,
  noteView,
  refuse,
  requireCaller,
  type Services,
  serveEndpoint,
} from '#platform';
import { lockLeadToChange, requireLead } from '../details/lead-details.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { selectWhoSees } from '../lead-sight-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { answerDepartments, answerLookups } from './answer-lookups.ts';
import { assignLead } from './assign-lead.ts';
import { presentLeadRecord } from './present-lead-record.ts';
import { requireUnchanged } from './require-unchanged.ts';
import { updateLeadField } from './update-lead-field.ts';

/** What openings of a lead's page are kept as. */
const LEAD_VIEW = 'leads.lead';

/** Registers the calls of a lead's own page. */
export function serveLeadRecordCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;

  serveEndpoint(app, calls.getLeadContactDetails, async (call) => {
    const caller = requireCaller(call);
    const lead = await requireLead(db, caller, call.query.leadid);
    await noteView(db, caller, { kind: LEAD_VIEW, id: lead.id });
    return {
      statusCode: 'success' as const,
      message: '',
      data: await presentLeadRecord(db, caller, lead),
    };
  });
  serveEndpoint(app, calls.getLeadSight, async (call) => {
    const lead = await requireLead(db, requireCaller(call), call.params.id);
    const data = await readSight(db, {
      ...{ access: calls.getLeadContactDetails.access, others: [lead.lender_id] },
      record: { kind: LEAD_VIEW, id: lead.id },
      whoSees: (callers) => selectWhoSees(db, lead.id, callers),
    });
    return { data };
  });
  serveEndpoint(app, calls.getLeadLookups, async (call) => ({
    data: await answerLookups(db, requireCaller(call)),
  }));
  serveEndpoint(app, calls.getLeadDepartments, async () => ({
    statusCode: 'success' as const,
    message: '',
    data: await answerDepartments(db),
  }));

  const change = <Field extends LeadDetailField>(
    call: FieldCall<Field>,
    field: Field,
    leadId = requireId(call.params as { id: string }, call.body),
  ) =>
    atomically(db, async (tx) => {
      const { version, [field]: value } = call.body;
      const given = { leadId, version, field, value: value as string | null };
      return saved(field, await updateLeadField(tx, actorOf(call), given));
    });
  /** A day without a value is today. */
  const note = <Field extends LeadDetailField>(
    call: FieldCall<Field> & { body: { id: string } },
    field: Field,
  ) => {
    const day = call.body[field] === undefined ? localDate(new Date()) : call.body[field];
    return change({ ...call, body: { ...call.body, [field]: day } }, field, call.body.id);
  };

  serveEndpoint(app, calls.updateLeadNotes, (call) => change(call, 'notes'));
  serveEndpoint(app, calls.updateLenderNotes, (call) => change(call, 'lenderNotes'));
  serveEndpoint(app, calls.updateLeadStage, (call) => change(call, 'stageId'));
  serveEndpoint(app, calls.updateLeadStatusLevel, (call) => change(call, 'contactStatusLevelId'));
  serveEndpoint(app, calls.updateLeadRole, (call) => change(call, 'leadRole'));
  serveEndpoint(app, calls.updateLenderStatus, (call) => change(call, 'lenderStatusId'));
  serveEndpoint(app, calls.assignLender, (call) => change(call, 'lenderId'));
  serveEndpoint(app, calls.updateLastConnectedAgent, (call) => note(call, 'lastConnectedAgentOn'));
  serveEndpoint(app, calls.updateLastConnectedLender, (call) =>
    note(call, 'lastConnectedLenderOn'),
  );
  serveEndpoint(app, calls.updateLastWorkedAgent, (call) => note(call, 'lastWorkedOn'));
  serveEndpoint(app, calls.updateLastWorkedLender, (call) => note(call, 'lastWorkedLenderOn'));

  serveEndpoint(app, calls.assignLead, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { version, agentId } = call.body;
      const lead = await lockLeadToChange(tx, caller, requireId(call.params, call.body));
      await requireUnchanged(tx, caller, lead, { columns: ['agent_id'], version });
      const changed = await assignLead(services, tx, actorOf(call), { lead, agentId });
      return answerSaved(leadDetailMessages.agent(), changed);
    }),
  );
}

interface FieldCall<Field extends string> {
  params?: unknown;
  body: { id?: string | undefined; version?: number | undefined } & {
    [Name in Field]?: string | null | undefined;
  };
  caller: Caller | null;
  request: FastifyRequest;
}

/** The lead of a path. Refuses (bad-input) a body that names another one. */
export function requireId({ id }: { id: string }, body: { id?: string | undefined }): string {
  if (body.id === undefined || body.id === id) return id;
  const message = leadDetailMessages.otherLead();
  return refuse('bad-input', { fields: [{ field: 'id', label: 'Lead', message }], message });
}

const saved = (field: LeadDetailField, lead: LeadRow) => answerSaved(leadDetailLabels[field], lead);

export function answerSaved(label: string, { id, version }: LeadRow) {
  return {
    statusCode: 'success' as const,
    message: leadDetailMessages.saved({ label }),
    data: { id, version },
  };
}
