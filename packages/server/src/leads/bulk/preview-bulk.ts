import type { BulkInput, WireBulkPreview } from '@homestead/contract/leads';
import { refuseMessaging } from '#messaging';
import { type Actor, type Caller, holds, type Queryable, type Services } from '#platform';
import { nameOf } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { fieldMessages } from '../messages/fields.ts';
import { bulkRules, requireUsableBulk } from './bulk-kinds.ts';
import { selectLeadsToChange } from './bulk-lead-store.ts';
import { judgeLead, readMissing } from './judge-lead.ts';
import { sentenceOf } from './present-bulk.ts';
import { type GivenLeads, resolveLeads } from './resolve-leads.ts';

const SAMPLES = 5;

/** What a bulk action would do with each of these leads, as `previewLeadBulk` says. */
export async function previewBulk(
  services: Services,
  actor: Actor,
  { action: input, ...given }: GivenLeads & { action: BulkInput },
): Promise<WireBulkPreview> {
  const { db } = services;
  const { caller } = actor;
  await requireUsableBulk(services, db, caller, input);
  const ids = await resolveLeads(db, caller, given, bulkRules[input.kind].most);
  const { judged, open } = await judgeAll(services, db, actor, input, ids);
  const ready = judged.filter(({ state }) => state === 'done');
  const refused = judged.filter(({ state }) => state === 'refused');
  const first = ready[0]?.lead;
  const message = first && open.render?.(first);
  const reasons = [...new Set(refused.flatMap(({ reason }) => reason ?? []))];
  return {
    total: ids.length,
    ready: ready.length,
    same: judged.filter(({ state }) => state === 'same').length,
    samples: samplesOf(caller, ready),
    later: ready.filter(({ reason }) => reason !== null).length,
    message: message
      ? { name: samplesOf(caller, [{ lead: first }])[0]?.name ?? null, ...message }
      : null,
    refused: reasons.map((code) => {
      const those = refused.filter(({ reason }) => reason === code);
      const samples = samplesOf(caller, those);
      return { code, message: sentenceOf(code), count: those.length, samples };
    }),
  };
}

/** Judges all leads of an action that is to be done. */
export async function judgeAll(
  services: Services,
  db: Queryable,
  actor: Actor,
  input: BulkInput,
  ids: readonly string[],
) {
  const rules = bulkRules[input.kind];
  const wanted = rules.wantedOf(input);
  const leads = await selectLeadsToChange(db, actor.caller, ids);
  const open = await rules.open(services, db, {
    ...{ actor, input, leads: [...leads.values()], ids: wanted === null ? [] : [wanted] },
  });
  const whyMissing = await readMissing(db, actor.caller, { ids, found: leads });
  const judged = ids.map((id) => {
    const lead = leads.get(id);
    return { lead, ...judgeLead(open, lead, { wanted, missing: whyMissing(id) }) };
  });
  return { judged, open };
}

/**
 * Refuses (merge-fields-refused) a message with a field that a lead lacks: nobody gets it until
 * that is fixed.
 */
export async function requireAllMerged(
  services: Services,
  db: Queryable,
  actor: Actor,
  input: BulkInput,
  ids: readonly string[],
): Promise<void> {
  if (input.kind !== 'email' && input.kind !== 'text') return;
  const { judged } = await judgeAll(services, db, actor, input, ids);
  const lacking = judged.filter(({ reason }) => reason === 'merge-fields-refused').length;
  if (lacking === 0) return;
  const message = bulkMessages.fieldsMissing({ count: lacking });
  const field = { field: 'action.content', label: fieldMessages.message(), message };
  refuseMessaging('merge-fields-refused', { fields: [field], message });
}

function samplesOf(caller: Caller, judged: readonly { lead: LeadRow | undefined }[]) {
  const isNamed = holds(caller, 'column-primarycontact');
  return judged
    .flatMap(({ lead }) => lead ?? [])
    .slice(0, SAMPLES)
    .map((lead) => ({
      id: lead.id,
      name: isNamed ? nameOf(lead) : null,
    }));
}
