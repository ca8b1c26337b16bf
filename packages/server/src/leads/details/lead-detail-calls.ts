import { normalizeEmail } from '@homestead/contract/accounts';
import { type LeadDetailField, leadDetailEndpoints } from '@homestead/contract/leads';
import { storedPhone } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  atomically,
  requireCaller,
  type Services,
  serveEndpoint,
  serveHistory,
} from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { changeLead } from '../record/change-lead.ts';
import { requireFreeEmail } from '../record/require-free-email.ts';
import { requireUnchanged } from '../record/require-unchanged.ts';
import { detailColumns, detailFields } from './lead-detail-columns.ts';
import { selectDetailChoices } from './lead-detail-store.ts';
import {
  detailHistory,
  lockLeadToChange,
  presentDetails,
  requireLead,
  requireMayChange,
  requireUsableDetails,
} from './lead-details.ts';

/** Registers the calls of what is known about a lead besides its inquiries. */
export function serveLeadDetailCalls(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  const { db } = services;
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
      requireMayChange(caller, lead, given);
      const set = readDetails(given);
      await requireUnchanged(tx, caller, lead, { columns: Object.keys(set), version });
      await requireUsableDetails(tx, lead, set);
      await requireFreeEmail(tx, caller, { email: set.email ?? null, lead });
      const changed = await changeLead(tx, actorOf(call), lead, { set });
      return { data: await presentDetails(tx, caller, changed) };
    }),
  );

  const historyCalls = {
    history: leadDetailEndpoints.getLeadDetailHistory,
    undo: leadDetailEndpoints.undoLeadDetailChange,
  };
  serveHistory(app, services, historyCalls, detailHistory, async (tx, caller, id) => ({
    data: await presentDetails(tx, caller, await requireLead(tx, caller, id)),
  }));
}

type Given = { [Field in LeadDetailField]?: string | null | undefined };

/** The columns of the fields that were given; a cleared country is the USA. */
export function readDetails(given: Given): Partial<LeadRow> {
  const set = detailFields.flatMap((field) => {
    const value = given[field];
    return value === undefined ? [] : [[detailColumns[field], storedValue(field, value)]];
  });
  return Object.fromEntries(set);
}

function storedValue(field: keyof Given, value: string | null): string | null {
  if (field === 'country' || field === 'secondaryCountry') return value ?? 'USA';
  if (field === 'lastName') return value ?? '';
  if (value === null) return null;
  if (field === 'phone' || field === 'secondaryPhone') return storedPhone(value);
  return field === 'email' || field === 'secondaryEmail' ? normalizeEmail(value) : value;
}
