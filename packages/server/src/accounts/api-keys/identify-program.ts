import { type ApiScope, apiScopes } from '@homestead/contract/accounts';
import type { FastifyRequest } from 'fastify';
import { addressOf, type Caller, sha256 } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseAccount } from '../refuse-account.ts';
import { noteKeyUse } from './api-key-store.ts';

/** The scopes that hold a call, by the call as routes name it: `GET /api/v1/leads/:id/details`. */
const scopesOfCall = new Map<string, Set<string>>();
for (const [scope, { calls }] of Object.entries(apiScopes)) {
  for (const line of calls) {
    const route = line.replace(' ', ' /api/v1/').replace(/\{(\w+)\}/g, ':$1');
    scopesOfCall.set(route, (scopesOfCall.get(route) ?? new Set()).add(scope as ApiScope));
  }
}

/**
 * The owner of an API key, as the caller of one of the key's calls. Refuses (key-not-valid)
 * an unknown, expired or revoked key and one whose owner is not active or lost the permission;
 * (key-from-elsewhere), (key-without-scope), and too many calls (too-many-tries).
 */
export async function identifyProgram(
  accounts: AccountsServices,
  request: FastifyRequest,
  key: string,
): Promise<Caller> {
  const address = addressOf(request);
  const found = await accounts.callers.ofKey({ hash: sha256(key), address });
  if (!found) return refuseAccount('key-not-valid');
  const { caller, scopes } = found;
  if (!found.isFromHere) refuseAccount('key-from-elsewhere');
  await accounts.throttles.countKeyCall(caller.sessionId);
  if (!found.isUseNoted) await noteKeyUse(accounts.db, caller.sessionId);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const holding = scopesOfCall.get(`${method} ${request.routeOptions.url}`);
  if (!scopes.some((scope) => holding?.has(scope))) refuseAccount('key-without-scope');
  return caller;
}
