import type { Language } from '@homestead/contract/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Html, html } from '../html.ts';
import { inLanguage } from '../in-language.ts';
import { isLoopback } from '../is-loopback.ts';
import { refuse } from '../refusal-error.ts';
import type { Services } from '../room.ts';
import { createNonce } from '../security-headers.ts';
import type { MailBody, MailDraft } from './mail.ts';
import { findMail, listNewestMails, type MailRow } from './mail-store.ts';

const MAX_SHOWN = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const hidden = { schema: { hide: true } } as const;

/**
 * The markup of an email may use styles, show pictures of our own site and open links in new
 * windows, and nothing else.
 */
const mailPolicy = ({ publicUrl }: Services['settings']) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${new URL(publicUrl).origin}; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

const STYLE = new Html(`
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #ccc; padding: .5rem; text-align: left; vertical-align: top }
pre { background: #f5f5f2; overflow-wrap: anywhere; padding: 1rem; white-space: pre-wrap }
iframe { border: 1px solid #ccc; height: 40rem; width: 100% }`);

/** A preview of a room's email with sample data. */
export interface MailSample {
  name: string;
  draft: Omit<MailDraft, 'to'>;
  /** Only staff get it, so that it is in English only. */
  isForStaff?: boolean;
}

/** Writes the samples, in the language in which it is called. */
export type WriteSamples = () => Promise<readonly MailSample[]>;

const LANGUAGES = ['en', 'es'] as const;

/** A text message as a demo's outbox shows it. */
export interface OutboxText {
  recordedAt: Date;
  to: string;
  body: string;
  state: string;
}

/** The newest text messages. */
export type ListTexts = (limit: number) => Promise<readonly OutboxText[]>;

/**
 * A demo's email pages: `/dev/outbox` has the newest hundred, `/dev/mails` a sample of each. Not
 * registered in production. Only answers requests to loopback names, so a foreign site can't read
 * them by pointing its name at this machine.
 */
export function serveMailPages(
  app: FastifyInstance,
  services: Services,
  writeSamples: WriteSamples,
  listTexts: ListTexts,
): void {
  if (services.settings.mode !== 'demo') return;
  const page = (url: string, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.get(url, hidden, async (request, reply) => {
      if (!isLoopback(request.hostname)) return refuse('not-found');
      reply.header('cache-control', 'no-store');
      return answer(request, reply);
    });
  const samplesIn = async (language: Language) => {
    const samples = await inLanguage(language, writeSamples);
    return samples.filter(({ isForStaff }) => language === 'en' || !isForStaff);
  };
  const sampleOf = async (request: FastifyRequest) => {
    const { name, language } = paramsOf(request);
    const known = LANGUAGES.find((each) => each === language) ?? refuse('not-found');
    const samples = await samplesIn(known);
    return samples.find((sample) => sample.name === name) ?? refuse('not-found');
  };

  page('/dev/outbox', async (_request, reply) =>
    sendPage(
      reply,
      'Outbox',
      html`<p>${signingOf(services.settings)}</p>
${outboxTable(await listNewestMails(services.db, MAX_SHOWN))}
${textTable(await listTexts(MAX_SHOWN))}`,
    ),
  );
  page('/dev/outbox/:id', async (request, reply) => {
    const row = await requireMail(services, request);
    const head = html`<p>To ${row.to_address}, ${row.recorded_at.toISOString()}, ${stateOf(row)}</p>`;
    const shown = row.sealed_body
      ? bodyParts(services.mail.open(row.id, row.sealed_body), `/dev/outbox/${row.id}/html`)
      : html`<p>Its text was deleted.</p>`;
    return sendPage(reply, row.subject, html`${head}${shown}`);
  });
  page('/dev/outbox/:id/html', async (request, reply) => {
    const row = await requireMail(services, request);
    if (!row.sealed_body) return refuse('not-found');
    return sendMailMarkup(
      reply,
      services.mail.open(row.id, row.sealed_body).html,
      services.settings,
    );
  });
  page('/dev/mails', async (_request, reply) => {
    const written = LANGUAGES.map(async (language) => {
      const items = (await samplesIn(language)).map(
        ({ name, draft }) =>
          html`<li><a href="/dev/mails/${language}/${name}">${draft.subject}</a> (${name})</li>`,
      );
      return html`<ul lang="${language}">${items}</ul>`;
    });
    return sendPage(reply, 'Mails', html`${await Promise.all(written)}`);
  });
  page('/dev/mails/:language/:name', async (request, reply) => {
    const { draft } = await sampleOf(request);
    const body = { attachments: [], ...draft };
    return sendPage(reply, draft.subject, bodyParts(body, `${request.url.split('?')[0]}/html`));
  });
  page('/dev/mails/:language/:name/html', async (request, reply) => {
    const { draft } = await sampleOf(request);
    return sendMailMarkup(reply, draft.html, services.settings);
  });
}

function signingOf({ SMTP_URL, dkim }: Services['settings']): string {
  if (!SMTP_URL) return 'Emails stay here: SMTP_URL isn’t set.';
  return dkim
    ? `Emails are sent, signed for ${dkim.domain} (${dkim.selector}).`
    : 'Emails are sent, not signed: DKIM_DOMAIN isn’t set.';
}

function paramsOf(request: FastifyRequest) {
  return request.params as { id?: string; name?: string; language?: string };
}

async function requireMail({ db }: Services, request: FastifyRequest): Promise<MailRow> {
  const { id = '' } = paramsOf(request);
  const row = UUID.test(id) ? await findMail(db, id) : null;
  return row ?? refuse('not-found');
}

function outboxTable(rows: readonly MailRow[]): Html {
  const lines = rows.map(
    (row) => html`<tr>
<td>${row.recorded_at.toISOString()}</td><td>${row.to_address}</td>
<td><a href="/dev/outbox/${row.id}">${row.subject}</a></td><td>${row.kind}</td><td>${stateOf(row)}</td>
</tr>`,
  );
  return html`<p><a href="/dev/mails">Samples of all emails</a></p>
<table><thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Subject</th>
<th scope="col">Kind</th><th scope="col">State</th></tr></thead><tbody>${lines}</tbody></table>`;
}

function textTable(texts: readonly OutboxText[]): Html {
  const lines = texts.map(
    ({ recordedAt, to, body, state }) => html`<tr>
<td>${recordedAt.toISOString()}</td><td>${to}</td><td><pre>${body}</pre></td><td>${state}</td>
</tr>`,
  );
  return html`<h2>Texts</h2><table><thead><tr><th scope="col">When</th><th scope="col">To</th>
<th scope="col">Text</th><th scope="col">State</th></tr></thead><tbody>${lines}</tbody></table>`;
}

function stateOf(row: MailRow): string {
  if (row.sent_at) return 'sent';
  if (row.failed_at) return `given up: ${row.last_error ?? ''}`;
  return row.last_error ? `waiting: ${row.last_error}` : 'waiting';
}

function bodyParts(body: MailBody, markupPath: string): Html {
  const files = body.attachments.map(
    (file) => html`<li>${file.filename}, ${file.contentType}</li>`,
  );
  return html`<h2>Text</h2><pre>${linked(body.text)}</pre>
${files.length > 0 && html`<h2>Attachments</h2><ul>${files}</ul>`}
<h2>HTML</h2><iframe title="The mail" src="${markupPath}"
 sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

/** The text of an email with its addresses as links. */
function linked(text: string): readonly Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function sendPage(reply: FastifyReply, title: string, content: Html) {
  const nonce = createNonce();
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return reply.type('text/html; charset=utf-8').send(
    String(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style nonce="${nonce}">${STYLE}</style>
</head><body><main><h1>${title}</h1>${content}</main></body></html>`),
  );
}

/** The markup as it is sent: the policy, not this program, keeps it from doing anything. */
function sendMailMarkup(reply: FastifyReply, markup: string, settings: Services['settings']) {
  reply.header('content-security-policy', mailPolicy(settings));
  reply.header('x-frame-options', 'SAMEORIGIN');
  return reply.type('text/html; charset=utf-8').send(markup);
}
