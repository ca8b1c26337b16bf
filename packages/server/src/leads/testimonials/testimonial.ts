import { TESTIMONIALS_MAX, type WireTestimonial } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import {
  type DatabaseTransaction,
  holds,
  lastPosition,
  lockRecord,
  orderedHistory,
  type Queryable,
  type RecordTable,
} from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import { lockOrder, lockTestimonials, type TestimonialRow } from './testimonial-store.ts';

export const testimonialTable: RecordTable<TestimonialRow> = {
  key: 'leads.testimonial',
  table: 'testimonial',
  columns: {
    text: { label: fieldMessages.saidText },
    name: { label: fieldMessages.shownName },
    city: { label: fieldMessages.city },
    consent_on: { label: fieldMessages.consentOn },
    consent_how: { label: fieldMessages.consentHow },
    is_published: {
      label: fieldMessages.published,
      textOf: (value) => (value ? fieldMessages.yes() : fieldMessages.no()),
    },
    position: { label: fieldMessages.position },
  },
  refuseMissing: () => refuseLead('testimonial-not-found'),
};

export function presentTestimonial(row: TestimonialRow): WireTestimonial {
  return {
    id: row.id,
    text: row.text,
    name: row.name,
    city: row.city,
    consentOn: row.consent_on,
    consentHow: row.consent_how,
    isPublished: row.is_published,
    version: row.version,
    abilities: ['edit', 'move'],
  };
}

type Given = Partial<
  Pick<WireTestimonial, 'text' | 'name'> & {
    [Field in 'city' | 'consentOn' | 'consentHow']: string | null | undefined;
  } & { isPublished: boolean | undefined }
>;

/** The columns of the fields that were given; an empty text clears. */
export function columnsOf(given: Given): Partial<TestimonialRow> {
  const { text, name, city, consentOn, consentHow, isPublished } = given;
  return {
    ...(text !== undefined && { text }),
    ...(name !== undefined && { name }),
    ...(city !== undefined && { city: city || null }),
    ...(consentOn !== undefined && { consent_on: consentOn || null }),
    ...(consentHow !== undefined && { consent_how: consentHow || null }),
    ...(isPublished !== undefined && { is_published: isPublished }),
  };
}

/** Refuses (testimonial-consent-missing) a published one without consent. */
export function requireConsent(
  row: Pick<Partial<TestimonialRow>, 'is_published' | 'consent_on' | 'consent_how'>,
): void {
  if (!row.is_published) return;
  const missing = [
    ...(row.consent_on ? [] : [{ field: 'consentOn', label: fieldMessages.consentOn() }]),
    ...(row.consent_how ? [] : [{ field: 'consentHow', label: fieldMessages.consentHow() }]),
  ];
  if (missing.length === 0) return;
  const message = fieldMessages.consentNeeded();
  refuseLead('testimonial-consent-missing', {
    fields: missing.map((field) => ({ ...field, message: `${field.label} ${message}` })),
  });
}

/** One, held until the commit, after the lock of their order. */
export async function lockTestimonial(tx: Queryable, id: string): Promise<TestimonialRow> {
  await lockTestimonials(tx);
  return lockRecord(tx, testimonialTable, id);
}

/** The position after the last one. Refuses (testimonials-full). */
export async function requirePosition(tx: DatabaseTransaction): Promise<number> {
  return lastPosition(await lockOrder(tx), TESTIMONIALS_MAX, () => refuseLead('testimonials-full'));
}

export const testimonialHistory = orderedHistory(
  testimonialTable,
  {
    requireToChange: (tx, _caller, id) => lockTestimonial(tx, id),
    mayUndo: (_db, caller) => holds(caller, 'testimonials'),
    namePeople,
    restore(_tx, before, row) {
      requireConsent({ ...row, ...before });
      return before;
    },
  },
  lockOrder,
);
