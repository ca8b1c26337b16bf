import { proofEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { actorOf, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { askOwnPasskey } from '../passkeys/ask-for-passkey.ts';
import { getProof, proveYourself, sendProofCode } from './prove-yourself.ts';

/** Registers the calls with which people prove who they are again. */
export function serveProofCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = proofEndpoints;
  serveEndpoint(app, calls.getProof, async (call) =>
    answer(await getProof(accounts, actorOf(call))),
  );
  serveEndpoint(app, calls.sendProofCode, async (call) => {
    await sendProofCode(accounts, actorOf(call));
    return answer(true as const, answerMessages.proofCodeSent());
  });
  serveEndpoint(app, calls.getProofPasskeyOptions, async (call) =>
    answer({ options: await askOwnPasskey(accounts, actorOf(call)) }),
  );
  serveEndpoint(app, calls.proveYourself, async (call) =>
    answer(await proveYourself(accounts, actorOf(call), call.body), answerMessages.proven()),
  );
}
