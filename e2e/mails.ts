import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * The text of the newest email to an address with this subject (any without), from the demo's
 * outbox.
 */
export async function readMail(
  request: APIRequestContext,
  to: string,
  subject = '',
): Promise<string> {
  let text = '';
  await expect(async () => {
    const outbox = await (await request.get('/dev/outbox')).text();
    const row = outbox
      .split('<tr>')
      .find((part) => part.includes(to) && unescaped(part).includes(subject));
    const path = row && /href="(\/dev\/outbox\/[0-9a-f-]+)"/.exec(row)?.[1];
    expect(path, `an email to ${to}`).toBeTruthy();
    text = unescaped(await (await request.get(String(path))).text());
  }).toPass({ timeout: 20_000 });
  return text;
}

/** The path, query and fragment of a secret link that leads to `path`. */
export function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://[^\\s"<]+?(${path}[?#][^\\s"<]+)`).exec(mail)?.[1];
  if (!link) throw new Error(`The mail has no link to ${path}`);
  return link;
}

/** The key of a secret link. */
export function tokenIn(link: string): string {
  return new URLSearchParams(link.split('#')[1]).get('token') ?? '';
}

/** The six digits of a verification email. */
export function codeIn(mail: string): string {
  const text = mail.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ' ');
  const code = /(?<![\w#-])(\d{3}) ?(\d{3})(?![\w-])/.exec(text);
  if (!code) throw new Error('The mail has no code');
  return `${code[1]}${code[2]}`;
}

function unescaped(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}
