import { testimonialEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint, serveOrder, serveRecord } from '#platform';
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

  serveRecord(app, services, {
    table: testimonialTable,
    calls: {
      create: calls.createTestimonial,
      update: calls.updateTestimonial,
      history: calls.getTestimonialHistory,
      undo: calls.undoTestimonialChange,
    },
    history: testimonialHistory,
    answer: async (_db, row) => ({ data: presentTestimonial(row) }),
    async create(tx, given) {
      const values = { ...columnsOf(given), position: await requirePosition(tx) };
      requireConsent(values);
      return values;
    },
    lock: lockTestimonial,
    edit(_tx, given, row) {
      const set = columnsOf(given);
      requireConsent({ ...row, ...set });
      return set;
    },
  });
  serveOrder(app, services, calls.orderTestimonials, testimonialTable, lockOrder);
}
