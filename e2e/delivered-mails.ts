import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
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

/** The text of the email to an address whose subject has these words, once it is delivered. */
export async function deliveredText(address: string, words: string): Promise<string> {
  let text: string | undefined;
  const message = `an email to ${address}: ${words}`;
  const find = async () => {
    const mails = await deliveredTo(address);
    text = mails.find(({ subject }) => subject?.includes(words))?.text;
    return text !== undefined;
  };
  await expect.poll(find, { message }).toBe(true);
  return String(text);
}
