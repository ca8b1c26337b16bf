import { type CallTime, homeValueProblems, leadEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';
import { recordInquiry } from '../inquiries/record-inquiry.ts';
import { takeRequest } from '../inquiries/take-request.ts';
import { fieldMessages } from '../messages/fields.ts';
import { homeValueMessages } from '../messages/home-value.ts';

const labels = {
  street: fieldMessages.streetAddress,
  city: fieldMessages.city,
  zip: fieldMessages.zip,
};

const callTimeWords: Readonly<Record<CallTime, () => string>> = {
  any: homeValueMessages.callAnyTime,
  morning: homeValueMessages.callMorning,
  afternoon: homeValueMessages.callAfternoon,
  evening: homeValueMessages.callEvening,
};

/** Registers the form with which sellers ask what their home is worth. */
export function serveHomeValueCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, leadEndpoints.requestHomeValue, async (call) => {
    const { street, city, zip, callTime = 'any', message = '', ...rest } = call.body;
    const { user_name: name, email, phone, ...origin } = rest;
    const requester = { name, email, phone };
    const home = { street, city, zip };
    const problems = homeValueProblems({ ...requester, ...home });
    return takeRequest(services, leadEndpoints.requestHomeValue, call, {
      requester,
      origin,
      nameAs: 'shown',
      nameOf: (field) => (field === 'name' ? 'user_name' : field),
      refused: (['street', 'city', 'zip'] as const).flatMap((field) => {
        const problem = problems[field];
        return problem ? [{ field, label: labels[field](), message: problem }] : [];
      }),
      async store(tx, inquiry) {
        const said = message.trim();
        await recordInquiry(services, tx, {
          ...inquiry,
          kind: 'home-value',
          leadRole: 'Seller',
          message: [callTimeWords[callTime](), said].filter(Boolean).join('\n'),
          homeToValue: {
            address: `${street.trim()}, ${city.trim()} ${zip.trim()}`,
            ...{ city: city.trim(), zip: zip.trim() },
          },
        });
        return { statusCode: 'success' as const, message: homeValueMessages.received() };
      },
    });
  });
}
