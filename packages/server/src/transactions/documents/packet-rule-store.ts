import type { FormKey } from '@homestead/contract/documents';
import type { PageRequest } from '@homestead/contract/platform';
import {
  firstPacketRules,
  type PacketFinancing,
  type PacketKey,
  type PacketKind,
} from '@homestead/contract/transactions';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';

type Need = 'needed' | 'check';
export type PacketRuleRow = Omit<
  RowOf<'packet_rule'>,
  'form' | 'packet' | 'kinds' | 'property' | 'financing' | 'need' | 'if_unsure'
> & {
  form: FormKey | null;
  packet: PacketKey;
  kinds: PacketKind[];
  property: 'homes' | 'other' | null;
  financing: PacketFinancing | null;
  need: Need;
  if_unsure: Need;
};

export const selectPacketRules = (db: Queryable, page: PageRequest): Promise<Page<PacketRuleRow>> =>
  selectPage(db, page, {
    select: sql`rule.*`,
    from: sql`packet_rule rule`,
    orderBy: sql`rule.retired_at is not null, rule.position, rule.id`,
  });

/** The rules that count, in their order. */
export async function selectCurrentRules(db: Queryable): Promise<PacketRuleRow[]> {
  const { rows } = await sql<PacketRuleRow>`
    select * from packet_rule where retired_at is null order by position, id`.execute(db);
  return rows;
}

/** The place after the last rule. */
export async function nextPosition(db: Queryable): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0)::int + 1 as position from packet_rule`.execute(db);
  return rows[0]?.position ?? 1;
}

/** Adds the rules that the brokerage starts with, where they are missing. Runs at every start. */
export async function seedPacketRules(db: Queryable): Promise<void> {
  const rules = firstPacketRules.map((rule, index) => ({ ...rule, position: index + 1 }));
  await sql`
    insert into packet_rule (key, position, form, packet, kinds, property, built_before, financing,
      is_in_sid, is_in_soil_area, need, if_unsure, why, unsure)
    select form, position, form, packet, kinds, property, "builtBefore", financing, "isInSid",
      "isInSoilArea", need, "ifUnsure", why, unsure
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as rule (position int, form text,
      packet text, kinds jsonb, property text, "builtBefore" int, financing text,
      "isInSid" boolean, "isInSoilArea" boolean, need text, "ifUnsure" text, why text, unsure text)
    on conflict (key) do nothing`.execute(db);
}

/** Names of rules by their ids, for the audit. */
export async function selectRuleReasons(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; why: string }>`
    select id, why from packet_rule where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, why }) => [id, why]));
}
