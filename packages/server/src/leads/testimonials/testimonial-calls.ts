import { testimonialEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  atomically,
  changeRecord,
  createRecord,
  orderRecords,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
  undoCalledChange,
} from '#platform';
import {
  columnsOf,
  lockTestimonial,
  presentTestimonial,
  requireConsent,
  requirePosition,
  testimonialHistory,
  testimonialTable,
} from './testimonial.ts';
import { lockOrder, selectPublished, selectTestimonials } from './testimonial-store.ts';

const SHOWN = 9;

/** Registers the calls of the testimonials. */
export function serveTestimonialCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets'>,
): void {
  const { db } = services;
  serveEndpoint(app, calls.getTestimonials, async () => ({
    value: await selectPublished(db, SHOWN),
  }));

  serveEndpoint(app, calls.listTestimonials, async ({ query }) => {
    const { rows, ...facts } = await selectTestimonials(db, query);
    return { data: rows.map(presentTestimonial), ...facts, abilities: ['create' as const] };
  });

  serveEndpoint(app, calls.createTestimonial, (call) => {
    const submission = submissionOf(calls.createTestimonial, call.body, call);
    return answerOnce(services, submission, async (tx) => {
      const values = { ...columnsOf(call.body), position: await requirePosition(tx) };
      requireConsent(values);
      const row = await createRecord(tx, testimonialTable, actorOf(call), values);
      return { data: presentTestimonial(row) };
    });
  });

  serveEndpoint(app, calls.updateTestimonial, (call) =>
    atomically(db, async (tx) => {
      const { version, ...given } = call.body;
      const row = await lockTestimonial(tx, call.params.id);
      requireVersion(row, version);
      const set = columnsOf(given);
      requireConsent({ ...row, ...set });
      const changed = await changeRecord(tx, testimonialTable, actorOf(call), row, {
        what: 'edited',
        set,
      });
      return { data: presentTestimonial(changed) };
    }),
  );

  serveEndpoint(app, calls.orderTestimonials, (call) =>
    atomically(db, async (tx) => {
      await orderRecords(tx, testimonialTable, actorOf(call), await lockOrder(tx), call.body);
      return { data: true as const };
    }),
  );

  serveEndpoint(app, calls.getTestimonialHistory, (call) =>
    answerRecordHistory(db, testimonialHistory, call),
  );

  serveEndpoint(app, calls.undoTestimonialChange, (call) =>
    atomically(db, async (tx) => {
      await undoCalledChange(tx, testimonialHistory, call);
      return { data: presentTestimonial(await lockTestimonial(tx, call.params.id)) };
    }),
  );
}
