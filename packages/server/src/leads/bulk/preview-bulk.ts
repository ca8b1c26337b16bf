import type { BulkInput, WireBulkPreview } from '@homestead/contract/leads';
import { type Actor, type Caller, holds, type Services } from '#platform';
import { fullName } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { bulkRules, requireUsableBulk } from './bulk-kinds.ts';
import { selectLeadsToChange } from './bulk-lead-store.ts';
import { judgeLead } from './judge-lead.ts';
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
  const rules = bulkRules[input.kind];
  await requireUsableBulk(db, caller, input);
  const wanted = rules.wantedOf(input);
  const ids = await resolveLeads(db, caller, given);
  const leads = await selectLeadsToChange(db, caller, ids);
  const open = await rules.open(services, db, {
    ...{ actor, input, leads: [...leads.values()], ids: wanted === null ? [] : [wanted] },
  });
  const judged = ids.map((id) => {
    const lead = leads.get(id);
    return { lead, ...judgeLead(open, lead, wanted) };
  });
  const ready = judged.filter(({ state }) => state === 'done');
  const reasons = [...new Set(judged.flatMap(({ reason }) => reason ?? []))];
  return {
    total: ids.length,
    ready: ready.length,
    same: judged.filter(({ state }) => state === 'same').length,
    samples: samplesOf(caller, ready),
    refused: reasons.map((code) => {
      const those = judged.filter(({ reason }) => reason === code);
      const samples = samplesOf(caller, those);
      return { code, message: sentenceOf(code), count: those.length, samples };
    }),
  };
}

function samplesOf(caller: Caller, judged: readonly { lead: LeadRow | undefined }[]) {
  const isNamed = holds(caller, 'column-primarycontact');
  return judged
    .flatMap(({ lead }) => lead ?? [])
    .slice(0, SAMPLES)
    .map((lead) => ({
      id: lead.id,
      name: isNamed ? fullName({ firstName: lead.first_name, lastName: lead.last_name }) : null,
    }));
}
