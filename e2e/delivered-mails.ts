import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { forwardingOf, mailOf } from '../packages/server/test/forwarded-mail.ts';
import { parseMail } from '../packages/server/test/smtp-peer.ts';

/** What the SMTP server of the connected site accepted for an address. */
export async function deliveredTo(address: string) {
  const folder = String(process.env.CONNECTED_SITE_MAILS);
  const wholes = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file))),
  );
  const own = wholes.filter((whole) => whole.includes(`To: ${address}`));
  return Promise.all(own.map(parseMail));
}

type Delivered = Awaited<ReturnType<typeof deliveredTo>>[number];

/** The email to an address whose subject has these words, once it is delivered. */
export async function deliveredMail(address: string, words: string): Promise<Delivered> {
  const found: Delivered[] = [];
  const message = `an email to ${address}: ${words}`;
  const find = async () => {
    const mails = await deliveredTo(address);
    found.push(...mails.filter(({ subject }) => subject?.includes(words)));
    return found.length > 0;
  };
  await expect.poll(find, { message }).toBe(true);
  return found[0] as Delivered;
}

/** Its text. */
export const deliveredText = async (address: string, words: string): Promise<string> =>
  String((await deliveredMail(address, words)).text);

/** Answers a delivered email, as the provider of the site's mailbox hands the answer on. */
export async function answerMail(
  request: APIRequestContext,
  { replyTo, subject, messageId }: Delivered,
  { from, text }: { from: string; text: string },
): Promise<void> {
  const raw = mailOf(
    {
      ...{ From: from, To: String(replyTo?.[0]?.address), Subject: `Re: ${subject}` },
      'In-Reply-To': String(messageId),
    },
    text,
  );
  const { url, headers } = forwardingOf(raw);
  const taken = await request.post(url, { headers, data: raw });
  expect(taken.status(), await taken.text()).toBe(200);
}
