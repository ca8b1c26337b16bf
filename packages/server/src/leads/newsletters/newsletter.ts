import type {
  MailingList,
  NewsletterState,
  newsletterEndpoints,
  WireNewsletter,
} from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import {
  columnHistory,
  holds,
  lockRecord,
  type Queryable,
  type RecordTable,
  refuse,
  type Services,
} from '#platform';
import { findName } from '../full-name.ts';
import { requireFairWords } from '../inquiries/require-fair-words.ts';
import { newsletterMessages } from '../messages/newsletters.ts';
import { refuseLead } from '../refuse-lead.ts';
import type { NewsletterRow } from './newsletter-store.ts';
import { countAudiences, selectProgress } from './recipient-store.ts';
import { renderContents } from './render-content.ts';

export const newsletterTable: RecordTable<NewsletterRow> = {
  key: 'leads.newsletter',
  table: 'newsletter',
  columns: {
    list: { label: newsletterMessages.list },
    subject: { label: newsletterMessages.subject },
    preheader: { label: newsletterMessages.preheader },
    body: { label: newsletterMessages.body },
    subject_es: { label: newsletterMessages.subjectEs },
    preheader_es: { label: newsletterMessages.preheaderEs },
    body_es: { label: newsletterMessages.bodyEs },
    fair_housing_reason: { label: newsletterMessages.reason },
    state: { label: newsletterMessages.state },
  },
  refuseMissing: () => refuseLead('newsletter-not-found'),
};

const abilities: Readonly<Record<NewsletterState, WireNewsletter['abilities']>> = {
  draft: ['preview', 'test', 'edit', 'send'],
  scheduled: ['preview', 'test', 'stop'],
  sending: ['preview', 'pause', 'cancel'],
  paused: ['preview', 'resume', 'cancel'],
  sent: ['preview'],
  canceled: ['preview'],
};

export async function presentNewsletters(
  db: Queryable,
  rows: readonly NewsletterRow[],
): Promise<WireNewsletter[]> {
  const progress = await selectProgress(
    db,
    rows.map(({ id }) => id),
  );
  const audiences = await countAudiences(db);
  const people = await namePeople(
    db,
    rows.flatMap(({ sent_by }) => sent_by ?? []),
  );
  return rows.map((row) => {
    const state = row.state as NewsletterState;
    const { newsletter_id: _id, ...counts } = progress.get(row.id) ?? {
      ...{ newsletter_id: '', recipients: 0, waiting: 0, sent: 0 },
      ...{ failed: 0, skipped: 0, bounced: 0, unsubscribed: 0 },
    };
    return {
      id: row.id,
      list: row.list as MailingList,
      subject: row.subject,
      preheader: row.preheader,
      body: row.body,
      subjectEs: row.subject_es,
      preheaderEs: row.preheader_es,
      bodyEs: row.body_es,
      fairHousingReason: row.fair_housing_reason,
      state,
      sendAt: row.send_at?.toISOString() ?? null,
      startedAt: row.started_at?.toISOString() ?? null,
      finishedAt: row.finished_at?.toISOString() ?? null,
      sentBy: findName(people, row.sent_by),
      audience: state === 'draft' ? (audiences.get(row.list) ?? 0) : null,
      progress: row.started_at ? counts : null,
      version: row.version,
      abilities: [...abilities[state]],
    };
  });
}

type Given = Omit<BodyOf<typeof newsletterEndpoints.updateNewsletter>, 'version'>;

/** The columns of the fields that were given. */
export function newsletterColumns(given: Given): Partial<NewsletterRow> {
  const { list, subject, preheader, body, subjectEs, preheaderEs, bodyEs, fairHousingReason } =
    given;
  return {
    ...(list !== undefined && { list }),
    ...(subject !== undefined && { subject }),
    ...(preheader !== undefined && { preheader: preheader ?? '' }),
    ...(body !== undefined && { body }),
    ...(subjectEs !== undefined && { subject_es: subjectEs ?? '' }),
    ...(preheaderEs !== undefined && { preheader_es: preheaderEs ?? '' }),
    ...(bodyEs !== undefined && { body_es: bodyEs ?? '' }),
    ...(fairHousingReason !== undefined && { fair_housing_reason: fairHousingReason || null }),
  };
}

type Words = Partial<NewsletterRow>;

/**
 * Refuses half of a Spanish version and a text that can't be rendered (bad-input), and words about
 * protected classes without a reason (fair-housing-words).
 */
export async function requireCompleteNewsletter(services: Services, row: Words): Promise<void> {
  const { subject = '', preheader = '', body = '' } = row;
  const { subject_es = '', preheader_es = '', body_es = '' } = row;
  if ((subject_es === '') !== (body_es === '')) {
    const field = subject_es === '' ? 'subjectEs' : 'bodyEs';
    const label = newsletterMessages[field]();
    const message = newsletterMessages.bothInSpanish({ label });
    refuse('bad-input', { fields: [{ field, label, message }], message });
  }
  await renderContents({ body, body_es });
  const text = [subject, preheader, body, subject_es, preheader_es, body_es].join('\n');
  await requireFairWords(services, text, row.fair_housing_reason ?? '', 'body');
}

/** A draft, held until the commit. Refuses (newsletter-step-refused) any other. */
export async function lockDraft(tx: Queryable, id: string): Promise<NewsletterRow> {
  const row = await lockRecord(tx, newsletterTable, id);
  return row.state === 'draft' ? row : refuseLead('newsletter-step-refused');
}

export const newsletterHistory = columnHistory(newsletterTable, {
  requireToChange: (tx, _caller, id) => lockDraft(tx, id),
  mayUndo: (_db, caller, row, { what }) =>
    holds(caller, 'mailing-lists') && row.state === 'draft' && what === 'edited',
  namePeople,
});
