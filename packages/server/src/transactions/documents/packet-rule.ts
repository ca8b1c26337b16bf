import type { BodyOf } from '@homestead/contract/platform';
import type {
  PacketRule,
  packetRuleEndpoints,
  WirePacketRule,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findSharedTemplates } from '#documents';
import { columnHistory, type Queryable, type RecordTable, refuse } from '#platform';
import { packetRuleMessages } from '../messages/packet-rules.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import type { PacketRuleRow } from './packet-rule-store.ts';

const flagText = (value: unknown) =>
  value === null
    ? packetRuleMessages.either()
    : value
      ? packetRuleMessages.yes()
      : packetRuleMessages.no();

/** None before a rule was added. */
const kindsText = (value: unknown) =>
  Array.isArray(value)
    ? (value as PacketRuleRow['kinds']).map((kind) => packetRuleMessages[kind]()).join(', ')
    : '';

export const packetRuleTable: RecordTable<PacketRuleRow> = {
  key: 'transactions.packet-rule',
  table: 'packet_rule',
  columns: {
    form: { label: packetRuleMessages.form },
    template_id: { label: packetRuleMessages.template },
    packet: { label: packetRuleMessages.packet },
    kinds: { label: packetRuleMessages.deals, textOf: kindsText },
    property: { label: packetRuleMessages.property },
    built_before: { label: packetRuleMessages.builtBefore },
    built_after: { label: packetRuleMessages.builtAfter },
    financing: { label: packetRuleMessages.financing },
    is_in_sid: { label: packetRuleMessages.sid, textOf: flagText },
    is_in_soil_area: { label: packetRuleMessages.soilArea, textOf: flagText },
    need: { label: packetRuleMessages.result },
    if_unsure: { label: packetRuleMessages.resultIfUnsure },
    why: { label: packetRuleMessages.why },
    unsure: { label: packetRuleMessages.unsure },
    retired_at: {
      label: packetRuleMessages.retired,
      textOf: (value) => (value ? packetRuleMessages.yes() : packetRuleMessages.no()),
    },
  },
  json: ['kinds'],
  refuseMissing: () => refuseTransaction('packet-rule-not-found'),
};

export const packetRuleHistory = columnHistory(packetRuleTable, {
  mayUndo: () => true,
  namePeople,
});

/** A row as the rules of packets take it. */
export const ruleOf = (row: PacketRuleRow): PacketRule => ({
  ...{ form: row.form, templateId: row.template_id, packet: row.packet, kinds: row.kinds },
  ...{ property: row.property, builtBefore: row.built_before, builtAfter: row.built_after },
  ...{ financing: row.financing, isInSid: row.is_in_sid, isInSoilArea: row.is_in_soil_area },
  ...{ need: row.need, ifUnsure: row.if_unsure, why: row.why, unsure: row.unsure },
});

/** Rules as they are answered, with the names of their templates. */
export async function presentRules(
  db: Queryable,
  rows: readonly PacketRuleRow[],
): Promise<WirePacketRule[]> {
  const names = await findSharedTemplates(
    db,
    rows.flatMap(({ template_id: id }) => id ?? []),
  );
  return rows.map((row) => ({
    ...{ id: row.id, ...ruleOf(row), kinds: row.kinds },
    templateName: names.get(row.template_id ?? '') ?? null,
    ...{ retiredAt: row.retired_at?.toISOString() ?? null, version: row.version },
    abilities: row.retired_at ? ['restore' as const] : ['edit' as const, 'retire' as const],
  }));
}

export const presentRule = async (db: Queryable, row: PacketRuleRow) => {
  const [data] = await presentRules(db, [row]);
  return { data: data as WirePacketRule };
};

type Given = Omit<BodyOf<typeof packetRuleEndpoints.updatePacketRule>, 'version'>;

const columns = {
  ...{ form: 'form', templateId: 'template_id', packet: 'packet', kinds: 'kinds' },
  ...{ property: 'property', builtBefore: 'built_before', builtAfter: 'built_after' },
  ...{ financing: 'financing', isInSid: 'is_in_sid', isInSoilArea: 'is_in_soil_area' },
  ...{ need: 'need', ifUnsure: 'if_unsure', why: 'why', unsure: 'unsure' },
} as const satisfies Record<string, keyof PacketRuleRow>;

/** The columns of the fields that were given. */
export const columnsOf = ({ isRetired, ...given }: Given): Partial<PacketRuleRow> => ({
  ...Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [columns[name as keyof typeof columns], value]),
  ),
  ...(isRetired !== undefined && { retired_at: isRetired ? new Date() : null }),
});

/** Refuses (bad-input) a rule without a form or a template, with both, or of no year at all. */
export async function requireUsable(
  db: Queryable,
  row: Partial<PacketRuleRow>,
  set: Partial<PacketRuleRow> = row,
): Promise<void> {
  const bad = (field: string, label: string, message: string): never =>
    refuse('bad-input', { fields: [{ field, label, message }], message });
  if ((row.form ?? null) === null && (row.template_id ?? null) === null) {
    bad('form', packetRuleMessages.form(), packetRuleMessages.formNeeded());
  }
  if (row.form && row.template_id)
    bad('templateId', packetRuleMessages.template(), packetRuleMessages.onlyOne());
  if (row.built_before && row.built_after && row.built_after >= row.built_before - 1) {
    bad('builtAfter', packetRuleMessages.builtAfter(), packetRuleMessages.noYear());
  }
  if (!set.template_id) return;
  if ((await findSharedTemplates(db, [set.template_id])).size === 0) {
    bad('templateId', packetRuleMessages.template(), packetRuleMessages.templateGone());
  }
}
