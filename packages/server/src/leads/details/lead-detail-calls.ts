import { normalizeEmail } from '@homestead/contract/accounts';
import { leadDetailEndpoints } from '@homestead/contract/leads';
import { type BodyOf, storedPhone } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerRecordHistory,
  atomically,
  changeRecord,
  recordEvent,
  refuseColumns,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  undoCalledChange,
} from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadChanged } from '../lead-events.ts';
import { detailColumns, detailFields, detailScope } from './lead-detail-columns.ts';
import { selectDetailChoices } from './lead-detail-store.ts';
import {
  detailHistory,
  leadTable,
  lockLeadToChange,
  presentDetails,
  requireLead,
  requireUsableDetails,
} from './lead-details.ts';

/** Registers the calls of what is known about a lead besides its inquiries. */
export function serveLeadDetailCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, leadDetailEndpoints.getLeadDetails, async (call) => {
    const caller = requireCaller(call);
    const lead = await requireLead(db, caller, call.params.id);
    const data = await presentDetails(db, caller, lead);
    const choices = Object.entries(await selectDetailChoices(db, lead));
    const seen = choices.filter(([field]) => !data.hiddenColumns.includes(field));
    return { data, choices: Object.fromEntries(seen) };
  });

  serveEndpoint(app, leadDetailEndpoints.updateLeadDetails, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { version, ...given } = call.body;
      const lead = await lockLeadToChange(tx, caller, call.params.id);
      requireVersion(lead, version);
      refuseColumns(caller, detailScope, given);
      const set = readDetails(given);
      await requireUsableDetails(tx, lead, set);
      const what = 'edited';
      const changed = await changeRecord(tx, leadTable, actorOf(call), lead, { what, set });
      await recordEvent(tx, leadChanged, { leadId: lead.id });
      return { data: await presentDetails(tx, caller, changed) };
    }),
  );

  serveEndpoint(app, leadDetailEndpoints.getLeadDetailHistory, async (call) =>
    answerRecordHistory(db, await detailHistory(db), call),
  );

  serveEndpoint(app, leadDetailEndpoints.undoLeadDetailChange, (call) =>
    atomically(db, async (tx) => {
      const id = await undoCalledChange(tx, await detailHistory(tx), call);
      await recordEvent(tx, leadChanged, { leadId: id });
      const caller = requireCaller(call);
      return { data: await presentDetails(tx, caller, await requireLead(tx, caller, id)) };
    }),
  );
}

type Given = Omit<BodyOf<typeof leadDetailEndpoints.updateLeadDetails>, 'version'>;

/** The columns of the fields that were given; a cleared country is the USA. */
function readDetails(given: Given): Partial<LeadRow> {
  const set = detailFields.flatMap((field) => {
    const value = given[field];
    return value === undefined ? [] : [[detailColumns[field], storedValue(field, value)]];
  });
  return Object.fromEntries(set);
}

function storedValue(field: keyof Given, value: string | null): string | null {
  if (field === 'country' || field === 'secondaryCountry') return value ?? 'USA';
  if (value === null) return null;
  if (field === 'secondaryPhone') return storedPhone(value);
  return field === 'secondaryEmail' ? normalizeEmail(value) : value;
}
