import { type APIRequestContext, expect } from '@playwright/test';

/**
 * A page as a browser without script gets it: the server's HTML, with links to follow and forms to
 * send. It reads what our own rendering writes (quoted attributes, closed elements), and throws for
 * a link, form or field that isn't there.
 */
export interface PlainPage {
  /** The address after redirects: path and query. */
  path: string;
  html: string;
  /** Its text in one line. */
  text: string;
  /** Follows the first link with this in its text or label. */
  follow(name: string | RegExp): Promise<PlainPage>;
  /** Sends the GET form that has these fields, with what it holds and the given values over it. */
  send(values: Record<string, string>): Promise<PlainPage>;
}

/** Opens a page of the started site. Throws unless it is answered with 200. */
export async function openPlain(request: APIRequestContext, path: string): Promise<PlainPage> {
  return read(request, await request.get(path));
}

type Answer = Awaited<ReturnType<APIRequestContext['get']>>;

async function read(request: APIRequestContext, answer: Answer): Promise<PlainPage> {
  expect(answer.status(), answer.url()).toBe(200);
  const html = await answer.text();
  const at = new URL(answer.url());
  const get = async (url: URL) => read(request, await request.get(url.href));
  return {
    path: at.pathname + at.search,
    html,
    text: textOf(html),
    follow(name) {
      const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)];
      const link = links.find(([, head = '', inside = '']) =>
        `${attribute(head, 'aria-label') ?? ''} ${textOf(inside)}`.match(name),
      );
      const href = link && attribute(String(link[1]), 'href');
      if (href === undefined) throw new Error(`${at.href} has no link “${name}”`);
      return get(new URL(href, at));
    },
    send(values) {
      const { action, fields } = formWith(html, Object.keys(values));
      for (const [name, value] of Object.entries(values)) fields.set(name, value);
      const target = new URL(action ?? '', at);
      target.search = fields.toString();
      return get(target);
    },
  };
}

function formWith(html: string, names: readonly string[]) {
  const everywhere = [...html.matchAll(controls)].map(([control]) => control);
  for (const [whole, head = ''] of html.matchAll(/<form\b([^>]*)>.*?<\/form>/gs)) {
    if ((attribute(head, 'method') ?? 'get') !== 'get') continue;
    const id = attribute(head, 'id');
    const inside = [...whole.matchAll(controls)].map(([control]) => control);
    const own = [
      ...inside.filter((control) => ownerOf(control) === undefined),
      ...everywhere.filter((control) => id !== undefined && ownerOf(control) === id),
    ];
    const has = (name: string) => own.some((control) => nameOf(control) === name);
    if (names.every(has)) return { action: attribute(head, 'action'), fields: fieldsOf(own) };
  }
  throw new Error(`There is no form with ${names.join(', ')}`);
}

const controls = /<select\b.*?<\/select>|<textarea\b.*?<\/textarea>|<input\b[^>]*>/gs;

const headOf = (control: string) => /^<[^>]*>/.exec(control)?.[0] ?? '';
const ownerOf = (control: string) => attribute(headOf(control), 'form');
const nameOf = (control: string) => attribute(headOf(control), 'name');

function fieldsOf(all: readonly string[]): URLSearchParams {
  const fields = new URLSearchParams();
  for (const control of all) {
    const head = headOf(control);
    const name = nameOf(control);
    const type = attribute(head, 'type') ?? '';
    if (name === undefined || /^(submit|button|file)$/.test(type)) continue;
    if (/^(checkbox|radio)$/.test(type) && !/\schecked\b/.test(head)) continue;
    fields.append(name, heldBy(control, head));
  }
  return fields;
}

function heldBy(control: string, head: string): string {
  if (control.startsWith('<textarea')) return decoded(control.replace(/<[^>]*>/g, ''));
  if (!control.startsWith('<select')) return attribute(head, 'value') ?? '';
  const options = [...control.matchAll(/<option\b[^>]*>/g)].map(String);
  const chosen = options.find((option) => /\sselected\b/.test(option)) ?? options[0] ?? '';
  return attribute(chosen, 'value') ?? '';
}

function attribute(head: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1];
  return value === undefined ? undefined : decoded(value);
}

function textOf(html: string): string {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '');
  return decoded(text.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decoded(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#x27|#39);/g,
    (_, name: keyof typeof entities) => entities[name],
  );
}
