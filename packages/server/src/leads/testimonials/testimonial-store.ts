import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { DatabaseLock, type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type TestimonialRow = RowOf<'testimonial'>;

const inOrder = sql`position, id`;

/** All testimonials in their order. */
export function selectTestimonials(
  db: Queryable,
  page: PageRequest,
): Promise<Page<TestimonialRow>> {
  return selectPage(db, page, { select: sql`*`, from: sql`testimonial`, orderBy: inOrder });
}

/** The first published ones that have consent on file. */
export async function selectPublished(
  db: Queryable,
  limit: number,
): Promise<Pick<TestimonialRow, 'text' | 'name' | 'city'>[]> {
  const { rows } = await sql<TestimonialRow>`
    select text, name, city from testimonial
    where is_published and consent_on is not null and consent_how is not null
    order by ${inOrder} limit ${limit}`.execute(db);
  return rows;
}

const orderLock = new DatabaseLock('leads.testimonials');

/** Makes other changes of testimonials wait for this commit. */
export async function lockTestimonials(tx: Queryable): Promise<void> {
  await orderLock.untilCommit(tx, { record: 'all' });
}

/** All testimonials in their order, locked until the commit. */
export async function lockOrder(tx: Queryable): Promise<TestimonialRow[]> {
  await lockTestimonials(tx);
  const { rows } = await sql<TestimonialRow>`
    select * from testimonial order by ${inOrder} for update`.execute(tx);
  return rows;
}

/** Adds published samples where there are no testimonials. */
export async function addSamples(
  db: Queryable,
  samples: readonly { text: string; name: string; city: string; consent_how: string }[],
): Promise<void> {
  await sql`
    insert into testimonial (text, name, city, consent_on, consent_how, is_published, position)
    select sample.text, sample.name, sample.city, current_date, sample.consent_how, true,
      row_number() over ()
    from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
      as sample (text text, name text, city text, consent_how text)
    where not exists (select from testimonial)`.execute(db);
}
