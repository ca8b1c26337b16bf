import type { OpenDatabase } from '../../packages/server/src/platform/index.ts';
import type { OfferTally } from './offer-writers.ts';

interface StoredOffer {
  row: Record<string, unknown>;
  states: string[];
  versions: number;
  approvals: number;
  deals: number;
  /** How often its history says that a column was changed. */
  changes: Record<string, number>;
}

/**
 * Compares what was acknowledged of offers with what is stored: each offer and each step once, each
 * field as it was saved last, and its history with each save once. The last call of a writer may
 * have been stored without its acknowledgment; there is none once a writer has stopped.
 */
export async function checkOffers(
  pool: OpenDatabase['pool'],
  { lives }: OfferTally,
): Promise<{ lost: string[]; doubled: string[] }> {
  const { rows } = await pool.query<StoredOffer>(STORED);
  const lost: string[] = [];
  const doubled: string[] = [];
  const compare = (what: string, stored: number, owed: number) => {
    if (stored < owed) lost.push(`${what}: ${stored} of ${owed}`);
    if (stored > owed) doubled.push(`${what}: ${stored} of ${owed}`);
  };
  const byNumber = new Map(rows.map((stored) => [stored.row.number, stored]));
  for (const { number, address, saved, saves, states } of lives) {
    const stored = byNumber.get(number);
    if (!stored) {
      lost.push(`offer ${number}`);
      continue;
    }
    const named = rows.filter(({ row }) => row.property_address === address).length;
    compare(`offers for ${address}`, named, 1);
    for (const [column, value] of Object.entries(saved)) {
      const isAccepted = states.at(-1) === 'accepted';
      const final = isAccepted ? { ...saved, ...agreed }[column] : value;
      if (stored.row[column] !== final) lost.push(`${column} of offer ${number}`);
    }
    for (const [column, count] of Object.entries(saves)) {
      const more = states.at(-1) === 'accepted' && column in agreed ? 1 : 0;
      compare(`changes of ${column} of ${number}`, stored.changes[column] ?? 0, count + more);
    }
    for (const state of ['draft', 'submitted', 'countered', 'accepted']) {
      const owed = states.includes(state) ? 1 : 0;
      compare(`${state} of ${number}`, stored.states.filter((one) => one === state).length, owed);
    }
    const has = (state: string) => (states.includes(state) ? 1 : 0);
    compare(`versions of ${number}`, stored.versions, has('submitted') + has('countered'));
    compare(`approvals of ${number}`, stored.approvals, has('accepted'));
    compare(`deals of ${number}`, stored.deals, has('accepted'));
  }
  compare('offers', rows.length, lives.length);
  return { lost, doubled };
}

/** What the counteroffer that is accepted sets. */
const agreed = {
  offer_price_cents: 39_500_000,
  expire_on: '2031-06-03',
  expire_time: '20:00',
};

const STORED = `
  select to_jsonb(offer) as row,
    array(select state from offer_step where offer_id = offer.id order by id) as states,
    (select count(*)::int from offer_version where offer_id = offer.id) as versions,
    (select count(*)::int from offer_approval where offer_id = offer.id) as approvals,
    (select count(*)::int from deal where offer_id = offer.id) as deals,
    coalesce((select jsonb_object_agg(changed.key, changed.times) from (
      select after.key, count(*)::int as times from record_change
        cross join lateral jsonb_object_keys(record_change.after) after(key)
      where record_change.record_kind = 'transactions.offer'
        and record_change.record_id = offer.id::text and record_change.what <> 'created'
      group by after.key) changed), '{}') as changes
  from offer`;
