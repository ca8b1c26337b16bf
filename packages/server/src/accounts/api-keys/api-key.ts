import { isIP } from 'node:net';
import {
  type ApiScope,
  apiKeyEndpoints,
  apiScopes,
  type WireApiKey,
} from '@homestead/contract/accounts';
import { type Caller, columnHistory, type PeopleByName, type RecordTable } from '#platform';
import { integrationMessages } from '../messages/integrations.ts';
import { namePeople } from '../people/name-people.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseField } from '../refuse-field.ts';
import { type ApiKeyRow, findApiKeys } from './api-key-store.ts';

const labels = apiKeyEndpoints.createApiKey.labels;

/** API keys; their secrets are in no history. */
export const apiKeyTable: RecordTable<ApiKeyRow> = {
  key: 'accounts.api-key',
  table: 'api_key',
  columns: {
    name: { label: integrationMessages.keyName },
    scopes: { label: integrationMessages.scopes, textOf: scopesInWords },
    addresses: { label: integrationMessages.addresses, textOf: listInWords },
    expires_at: { label: integrationMessages.expires, textOf: dayOf },
    revoked_at: { label: integrationMessages.revoked, textOf: dayOf },
  },
  taken: {
    api_key_name: {
      field: 'name',
      label: integrationMessages.keyName,
      message: integrationMessages.keyNameTaken,
    },
  },
  refuseMissing: () => refuseAccount('key-not-found'),
};

/** Making and revoking a key can't be undone. */
export const apiKeyHistory = columnHistory(apiKeyTable, {
  see: async (db, caller, ids) => {
    const rows = await findApiKeys(db, caller, ids);
    if (rows.length < ids.length) refuseAccount('key-not-found');
    return new Map(rows.map((row) => [row.id, row]));
  },
  mayUndo: () => false,
  namePeople,
});

/** A key as the caller sees it, without its secret. */
export function presentApiKey(row: ApiKeyRow, people: PeopleByName): WireApiKey {
  const isOver = row.expires_at.getTime() <= Date.now();
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    owner: people.get(row.person_id) ?? null,
    scopes: row.scopes.filter((scope): scope is ApiScope => scope in apiScopes),
    addresses: row.addresses,
    state: row.revoked_at ? 'revoked' : isOver ? 'expired' : 'active',
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    version: row.version,
    abilities: row.revoked_at ? ['history'] : ['history', 'revoke'],
  };
}

/** Refuses (bad-input) a range of addresses that isn't one. One address is a range, too. */
export function requireRanges(ranges: readonly string[]): void {
  for (const range of ranges) {
    const [address = '', bits, ...rest] = range.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (family !== 0 && isWhole && rest.length === 0) continue;
    refuseField(
      'addresses',
      labels?.addresses ?? 'addresses',
      integrationMessages.rangeRefused({ range }),
    );
  }
}

/** A key that the caller sees, held until the commit. Refuses (key-not-found). */
export async function lockApiKey(
  tx: Parameters<typeof findApiKeys>[0],
  caller: Caller,
  id: string,
): Promise<ApiKeyRow> {
  const [row] = await findApiKeys(tx, caller, [id], { lock: true });
  return row ?? refuseAccount('key-not-found');
}

function scopesInWords(value: unknown): string {
  const scopes = Array.isArray(value) ? (value as string[]) : [];
  return scopes.map((scope) => apiScopes[scope as ApiScope]?.label ?? scope).join(', ');
}

function listInWords(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : '';
}

function dayOf(value: unknown): string {
  return value ? new Date(String(value)).toISOString().slice(0, 10) : '';
}
