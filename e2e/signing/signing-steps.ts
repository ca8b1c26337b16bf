import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type {
  FormDefinition,
  FormKey,
  WireDocument,
  WireEnvelope,
} from '../../packages/contract/src/documents/index.ts';
import { interviewMessages } from '../../packages/web/app/documents/messages/interview.ts';
import { signingMessages } from '../../packages/web/app/documents/messages/signing.ts';
import { signatureMessages } from '../../packages/web/app/documents/signature/messages/signature.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { codeIn, linkIn, readMail } from '../mails.ts';
import { call } from '../office/listing-steps.ts';
import { callAs, newEmail, openAs } from '../office/office-test.ts';
import { expect } from '../site-test.ts';

export interface Signer {
  role: 'seller' | 'buyer' | 'agent' | 'witness' | 'approver' | 'copy';
  number: number;
  name: string;
  email: string;
}

const person = (role: Signer['role'], number: number, name: string): Signer => ({
  ...{ role, number, name, email: newEmail() },
});

/** Two sellers, two buyers and an agent, in the order they sign. */
export const everyone = (): Signer[] => [
  person('seller', 1, 'Ruth Kowalski'),
  person('seller', 2, 'Tom Kowalski'),
  person('buyer', 1, 'Ana Ruiz'),
  person('buyer', 2, 'Luis Ruiz'),
  person('agent', 1, 'Nora Lindqvist'),
];
export const twoSellers = (): Signer[] => everyone().slice(0, 2);

export interface SentEnvelope extends WireEnvelope {
  /** The sender, signed in. */
  office: Page;
}

/** An office page of the agent who sends documents. */
export async function openOffice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const office = await browser.newPage({ baseURL: String(baseURL) });
  await openAs(office, 'agent', '/dashboardmain', baseURL);
  return office;
}

type Answers = Record<string, string | boolean>;

/** Answers for everything that a form requires of who prepares it. */
export function answersFor({ parts }: FormDefinition): Answers {
  const items = parts.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const answers: Answers = {};
  for (const { explainedIf, inputs, id } of items) {
    for (const { key, kind, choices = [], isRequired, filledBy, onlyIf } of inputs) {
      const isAsked = !onlyIf || onlyIf.is.some((one) => one === (answers[onlyIf.key] ?? false));
      const isTheirs = filledBy === undefined || filledBy === 'seller';
      if (!isRequired || !isAsked || !isTheirs || kind === 'initials') continue;
      // Answers that nobody knows don’t contradict each other.
      const calm =
        choices.find(({ key: one }) => one === 'Do_Not_Know') ??
        choices.find(({ key: one }) => !explainedIf?.includes(one)) ??
        choices[0];
      answers[key] =
        kind === 'choice'
          ? String(calm?.key)
          : kind === 'check'
            ? true
            : ({ year: '1990', count: '2', date: '2026-11-02' }[kind as string] ?? 'As agreed');
    }
    if (explainedIf?.includes(String(answers[inputs[0]?.key ?? '']))) {
      answers[`${id}.explanation`] = 'As told before.';
    }
  }
  return answers;
}

/** A form that is filled in by its agent, ready to be sent. */
export async function startDocument(office: Page, form: FormKey, answers?: Answers) {
  const document = await call<WireDocument>(office, 'documents', { form });
  const given = answers ?? answersFor(document.definition as unknown as FormDefinition);
  if (Object.keys(given).length === 0) return document;
  const body = { answers: given };
  return call<WireDocument>(office, `documents/${document.id}/answers`, body, 'PUT');
}

/** Sends documents to be signed. */
export async function sendEnvelope(
  office: Page,
  documents: readonly { id: string }[],
  signers: Signer[],
  given: Record<string, unknown> = {},
): Promise<SentEnvelope> {
  const title = `Disclosures ${randomUUID().slice(0, 8)}`;
  const recipients = signers.map((one, at) => ({ ...one, turn: at + 1 }));
  const ids = documents.map(({ id }) => id);
  const draft = await call<WireEnvelope>(office, 'envelopes', {
    ...{ title, message: 'Please look these over.', documents: ids, recipients, ...given },
  });
  const body = { version: draft.version };
  const sent = await call<WireEnvelope>(office, `envelopes/${draft.id}/send`, body);
  return { ...sent, office };
}

/** The first seller's share of the addendum about lead in soil, which is short. */
export async function sendSoil(office: Page, isAnswered = true) {
  const document = await startDocument(office, 'lead-soil', isAnswered ? undefined : {});
  const [seller, other, buyer, second] = everyone();
  if (!seller || !other || !buyer || !second) throw new Error('nobody signs');
  const sent = await sendEnvelope(office, [document], [seller, other, buyer, second]);
  return { sent, document, seller, buyer };
}

export const envelopeNow = async ({ office, id }: SentEnvelope): Promise<WireEnvelope> =>
  (await callAs(office.request, { path: `envelopes/${id}`, method: 'GET' })).body.data;

/** The path of the newest link of a recipient. */
export const linkOf = async ({ office, title }: SentEnvelope, { email }: Signer): Promise<string> =>
  linkIn(await readMail(office.request, email, `sign: ${title}`), '/signdoc');

/** Opens a recipient's documents with the link and the code that they were sent. */
export async function openDocuments(page: Page, sent: SentEnvelope, signer: Signer): Promise<void> {
  await page.goto(await linkOf(sent, signer));
  await page.getByRole('button', { name: signingMessages.sendCode() }).click();
  const code = page.getByLabel(formMessages.sixDigitCode());
  await expect(code).toBeFocused();
  await code.fill(codeIn(await readMail(sent.office.request, signer.email, 'code')));
  await page.getByRole('button', { name: signingMessages.open() }).click();
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: signingMessages.agree() }).click();
  await expect(page.getByRole('heading', { name: signingMessages.consentTitle() })).toHaveCount(0);
}

/** Types a signature or initials in the dialog that is open. */
export async function typeMark(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(signatureMessages.type(), { exact: true }).check();
  await dialog.getByRole('button', { name: signatureMessages.save() }).click();
  await expect(dialog).toHaveCount(0);
}

export const nextButton = (page: Page) =>
  page.getByRole('button', { name: signingMessages.nextField() });
export const submitButton = (page: Page) =>
  page.getByRole('button', { name: signingMessages.submit(), exact: true });

/** Answers what is asked of this recipient, question by question or section by section. */
export async function answerEverything(page: Page): Promise<void> {
  const questions = page.getByRole('progressbar');
  const submit = submitButton(page);
  await expect(questions.or(submit).first()).toBeVisible();
  while (await questions.isVisible()) {
    const fields = page.locator('main fieldset > div');
    // An answer may ask for more, so they are counted each time.
    for (let at = 0; at < (await fields.count()); at += 1) {
      const field = fields.nth(at);
      const names = await field
        .getByRole('radio')
        .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLInputElement).name))]);
      for (const name of names) {
        const group = field.locator(`input[name="${name}"]`);
        if ((await group.locator(':scope:checked').count()) > 0) continue;
        await group.last().check();
      }
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      for (const box of await field
        .locator('textarea, input:not([type=radio], [type=checkbox])')
        .all()) {
        if ((await box.inputValue()) !== '') continue;
        const isDate = (await box.getAttribute('type')) === 'date';
        await box.fill(isDate ? '2026-11-02' : '2019');
      }
    }
    const last = page.getByRole('button', { name: interviewMessages.toSign(), exact: true });
    const next = page.getByRole('button', { name: interviewMessages.next(), exact: true });
    await last.or(next).click();
  }
}

/** Fills in every field, led by the bar. */
export async function fillFields(page: Page): Promise<void> {
  const left = page.getByText(signingMessages.fieldsLeft({ count: 0 }));
  for (let field = 0; field < 40 && !(await left.isVisible()); field += 1) {
    const made = page.locator('[data-filled]');
    const before = await made.count();
    await nextButton(page).click();
    await page.keyboard.press('Enter');
    const ways = page.getByRole('dialog').getByLabel(signatureMessages.type(), { exact: true });
    await expect(ways.or(made.nth(before)).first()).toBeVisible();
    if (await ways.isVisible()) await typeMark(page);
    await expect.poll(() => made.count()).toBeGreaterThan(before);
  }
  await expect(left).toBeVisible();
}

/** Opens, agrees, fills in everything, and submits. */
export async function signAs(page: Page, sent: SentEnvelope, signer: Signer): Promise<void> {
  await openDocuments(page, sent, signer);
  await agree(page);
  if (signer.role === 'approver') {
    await page.getByRole('button', { name: signingMessages.approve(), exact: true }).click();
  } else {
    await answerEverything(page);
    await fillFields(page);
    await submitButton(page).click();
  }
  const signed = [
    signingMessages.signedTitle(),
    signingMessages.approvedTitle(),
    signingMessages.completedTitle(),
  ];
  await expect(page.getByRole('heading', { name: new RegExp(signed.join('|')) })).toBeVisible();
}
