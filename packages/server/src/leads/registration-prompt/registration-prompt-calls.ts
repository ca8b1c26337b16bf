import { leadEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { requireShownHome } from '#listings';
import { type Services, serveEndpoint } from '#platform';
import { recordInquiry } from '../inquiries/record-inquiry.ts';
import { takeRequest } from '../inquiries/take-request.ts';

/** Registers the form of the registration prompt. */
export function serveRegistrationPromptCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, leadEndpoints.answerRegistrationPrompt, async (call) => {
    const { name, email, propertyId, ...origin } = call.body;
    return takeRequest(services, leadEndpoints.answerRegistrationPrompt, call, {
      requester: { name, email, phone: null },
      origin,
      nameAs: 'shown',
      nameOf: (field) => field,
      async store(tx, inquiry) {
        const { listingKey, mlsNumber, address } = await requireShownHome(tx, propertyId);
        await recordInquiry(services, tx, {
          ...inquiry,
          kind: 'registration-prompt',
          leadRole: 'Buyer',
          home: { listingKey, mlsNumber, address },
        });
        return { statusCode: 'success' as const };
      },
    });
  });
}
