import { newsletterEndpoints as calls } from '@homestead/contract/leads';
import type { Language } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  answerWith,
  atomically,
  lockRecord,
  requireCaller,
  type Services,
  serveEndpoint,
  serveRecord,
  submissionOf,
} from '#platform';
import { newsletterMessages } from '../messages/newsletters.ts';
import { controlNewsletter, scheduleNewsletter } from './control-newsletter.ts';
import {
  lockDraft,
  newsletterColumns,
  newsletterHistory,
  newsletterTable,
  presentNewsletters,
  requireCompleteNewsletter,
} from './newsletter.ts';
import { languageFor, newsletterEmail } from './newsletter-email.ts';
import { findNewsletter, selectNewsletters } from './newsletter-store.ts';
import { renderContent } from './render-content.ts';

/** Stands in previews and tests for the key of a subscriber's link, and opens nothing. */
const NO_KEY = 'preview';

const answer = answerWith(presentNewsletters);

/** Registers the calls of the newsletters. */
export function serveNewsletterCalls(app: FastifyInstance, services: Services): void {
  const { db, mail, settings } = services;
  serveEndpoint(app, calls.listNewsletters, async ({ query }) => {
    const { rows, ...facts } = await selectNewsletters(db, query);
    const data = await presentNewsletters(db, rows);
    return { data, ...facts, abilities: ['create' as const] };
  });

  serveRecord(app, services, {
    table: newsletterTable,
    calls: {
      create: calls.createNewsletter,
      update: calls.updateNewsletter,
      history: calls.getNewsletterHistory,
      undo: calls.undoNewsletterChange,
    },
    history: newsletterHistory,
    answer,
    async create(_tx, given) {
      const values = newsletterColumns(given);
      await requireCompleteNewsletter(services, values);
      return values;
    },
    lock: lockDraft,
    async edit(_tx, given, row) {
      const set = newsletterColumns(given);
      await requireCompleteNewsletter(services, { ...row, ...set });
      return set;
    },
  });

  serveEndpoint(app, calls.previewNewsletter, async ({ params: { id }, query }) => {
    const found = (await findNewsletter(db, id)) ?? newsletterTable.refuseMissing();
    const language = languageFor(found, query.language ?? 'en');
    const content = await renderContent(found, language);
    const given = { token: NO_KEY, language, content };
    const { subject, html, text } = newsletterEmail(settings, found, given);
    return { data: { subject, html, text } };
  });

  serveEndpoint(app, calls.previewNewsletterDraft, async ({ body: given }) => {
    const { language = 'en', list } = given;
    const [subject, preheader] = [given.subject ?? '', given.preheader ?? ''];
    const written = { list, subject, preheader, subject_es: subject, preheader_es: preheader };
    const content = await renderContent({ body: given.body, body_es: given.body }, language);
    const email = newsletterEmail(settings, written, { token: NO_KEY, language, content });
    return { data: { subject, html: email.html, text: email.text } };
  });

  serveEndpoint(app, calls.testNewsletter, (call) => {
    const caller = requireCaller(call);
    const { id } = call.params;
    const submission = submissionOf(calls.testNewsletter, { id }, call);
    return answerOnce(services, submission, async (tx) => {
      const row = await lockRecord(tx, newsletterTable, id);
      const languages: Language[] = row.body_es === '' ? ['en'] : ['en', 'es'];
      for (const language of languages) {
        const content = await renderContent(row, language);
        const email = newsletterEmail(settings, row, { token: NO_KEY, language, content });
        const subject = newsletterMessages.testSubject({ subject: email.subject });
        await mail.queue(tx, { ...email, subject, to: caller.email });
      }
      return { data: { to: caller.email } };
    });
  });

  serveEndpoint(app, calls.sendNewsletter, (call) => {
    const { id } = call.params;
    const submission = submissionOf(calls.sendNewsletter, { id, ...call.body }, call);
    return answerOnce(services, submission, async (tx) =>
      answer(tx, await scheduleNewsletter(services, tx, actorOf(call), { id, ...call.body })),
    );
  });

  serveEndpoint(app, calls.controlNewsletter, (call) =>
    atomically(db, async (tx) => {
      const { id } = call.params;
      return answer(tx, await controlNewsletter(tx, actorOf(call), id, call.body.step));
    }),
  );
}
