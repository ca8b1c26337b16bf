import { z } from 'zod';
import {
  defineEndpoint,
  historyEndpoints,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { testimonialCalls } from '../desk-calls.ts';

const editing = { kind: 'permission', anyOf: ['testimonials'], scope: 'own' } as const;
const ofTestimonial = { params: z.object({ id: z.uuid() }) };
const labels = {
  id: 'Testimonial',
  text: 'What they said',
  name: 'Name as shown',
  city: 'City',
  consentOn: 'Consent given on',
  consentHow: 'Consent given how',
  isPublished: 'Published',
  ids: 'Order',
};

/** The most testimonials: they must fit on one page to be reordered. */
export const TESTIMONIALS_MAX = 100;
/** The most on the homepage. */
const SHOWN_MAX = 9;

const fields = {
  text: linesText(600).trim().min(1),
  name: lineText(80).min(1),
  city: lineText(60).nullish(),
  consentOn: z.iso.date().nullish(),
  consentHow: lineText(200).nullish(),
  isPublished: z.boolean().optional(),
};

const testimonialSchema = z.object({
  id: z.string(),
  text: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  consentOn: z.string().nullable(),
  consentHow: z.string().nullable(),
  isPublished: z.boolean(),
  version: z.number().int(),
  abilities: z.array(z.enum(['edit', 'move'])),
});
export type WireTestimonial = z.output<typeof testimonialSchema>;

const example: WireTestimonial = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  text: 'They told us what to fix before listing, and what not to.',
  name: 'Dana R.',
  city: 'Elkhorn',
  consentOn: '2026-10-02',
  consentHow: 'By email',
  isPublished: true,
  version: 1,
  abilities: ['edit', 'move'],
};
const oneTestimonial = {
  answer: z.object({ data: testimonialSchema }),
  example: { data: example },
};

/** Our own: published ones in their order, at most nine. */
export const getTestimonials = defineEndpoint(testimonialCalls.getTestimonials, {
  access: { kind: 'public' },
  summary: 'What clients said about the brokerage, for the homepage',
  answer: z.object({
    value: z
      .array(z.object({ text: z.string(), name: z.string(), city: z.string().nullable() }))
      .max(SHOWN_MAX),
  }),
  example: { value: [{ text: example.text, name: example.name, city: example.city }] },
});

export const listTestimonials = defineEndpoint(testimonialCalls.listTestimonials, {
  access: editing,
  summary: 'All testimonials in their order',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(testimonialSchema),
    ...pageFacts,
    abilities: z.array(z.literal('create')),
  }),
  example: { data: [example], page: 1, pageSize: 20, total: 1, abilities: ['create'] },
});

/** At the end of the list. Refuses (testimonial-consent-missing) to publish one without consent. */
export const createTestimonial = defineEndpoint(testimonialCalls.createTestimonial, {
  access: editing,
  summary: 'Add a testimonial',
  isForm: true,
  labels,
  body: z.object(fields),
  ...oneTestimonial,
});

/** Refuses (testimonial-consent-missing) to publish one without consent. */
export const updateTestimonial = defineEndpoint(testimonialCalls.updateTestimonial, {
  access: editing,
  summary: 'Edit, publish or hide a testimonial',
  ...ofTestimonial,
  labels,
  body: z.object({
    version: recordVersion,
    ...fields,
    text: fields.text.optional(),
    name: fields.name.optional(),
  }),
  ...oneTestimonial,
});

/** `ids` are all testimonials; if they are not, nothing moves (409). */
export const orderTestimonials = defineEndpoint(testimonialCalls.orderTestimonials, {
  access: editing,
  summary: 'Change the order of the testimonials',
  labels,
  body: z.object({ ids: z.array(z.uuid()).max(TESTIMONIALS_MAX) }),
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});

export const { history: getTestimonialHistory, undo: undoTestimonialChange } = historyEndpoints(
  { history: testimonialCalls.getTestimonialHistory, undo: testimonialCalls.undoTestimonialChange },
  { access: editing, of: 'a testimonial', ...ofTestimonial, ...oneTestimonial },
);
