import { apiKeyEndpoints as calls } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerRecordHistory,
  atomically,
  changeRecord,
  createRecord,
  DatabaseLock,
  requireCaller,
  requireVersion,
  serveEndpoint,
  sha256,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { namePeople } from '../people/name-people.ts';
import { requireRecentProof } from '../proof/require-proof.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { apiKeyHistory, apiKeyTable, lockApiKey, presentApiKey, requireRanges } from './api-key.ts';
import { countApiKeys, selectApiKeys } from './api-key-store.ts';
import { newApiKey } from './new-api-key.ts';

const MAX_KEYS = 50;
const DAY_MS = 86_400_000;
const personLock = new DatabaseLock('accounts.api-keys-of-person');

/** Registers the calls of the API keys. */
export function serveApiKeyCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const { db } = accounts;

  serveEndpoint(app, calls.listApiKeys, async (call) => {
    const { rows, ...facts } = await selectApiKeys(db, requireCaller(call), call.query);
    const people = await namePeople(db, [...new Set(rows.map((row) => row.person_id))]);
    return {
      data: rows.map((row) => presentApiKey(row, people)),
      ...facts,
      abilities: ['create' as const],
    };
  });

  serveEndpoint(app, calls.createApiKey, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const { personId, sessionId } = actor.caller;
      await requireRecentProof(tx, actor);
      const { name, scopes, expiresInDays, addresses } = call.body;
      requireRanges(addresses);
      await personLock.untilCommit(tx, { record: personId });
      if ((await countApiKeys(tx, personId)) >= MAX_KEYS) refuseAccount('too-many-keys');
      const { key, prefix } = newApiKey();
      const row = await createRecord(tx, apiKeyTable, actor, {
        ...{ person_id: personId, name, prefix, secret_hash: sha256(key) },
        ...{ scopes: [...new Set(scopes)], addresses: [...new Set(addresses)] },
        expires_at: new Date(Date.now() + expiresInDays * DAY_MS),
      });
      await recordSecurityEvent(tx, {
        ...{ kind: 'api-key-created', personId, actorId: personId, sessionId },
        ...{ origin: actor.origin, facts: { keyId: row.id, prefix } },
      });
      return { data: presentApiKey(row, await namePeople(tx, [personId])), key };
    }),
  );

  serveEndpoint(app, calls.revokeApiKey, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const { personId, sessionId } = actor.caller;
      const row = await lockApiKey(tx, actor.caller, call.params.id);
      const people = await namePeople(tx, [row.person_id]);
      if (row.revoked_at) return { data: presentApiKey(row, people) };
      requireVersion(row, call.body.version);
      const set = { revoked_at: new Date() };
      const revoked = await changeRecord(tx, apiKeyTable, actor, row, { what: 'revoked', set });
      await recordSecurityEvent(tx, {
        ...{ kind: 'api-key-revoked', personId: row.person_id, actorId: personId, sessionId },
        ...{ origin: actor.origin, facts: { keyId: row.id, prefix: row.prefix } },
      });
      return { data: presentApiKey(revoked, people) };
    }),
  );

  serveEndpoint(app, calls.getApiKeyHistory, (call) =>
    answerRecordHistory(db, apiKeyHistory, call),
  );
}
