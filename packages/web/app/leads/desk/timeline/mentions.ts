/** Someone whom a note mentions. */
export interface Mention {
  id: string;
  name: string;
}

/** What is typed of a name after the @ before the caret; null where no name is being typed. */
export function typedMention(text: string, caret: number): { from: number; name: string } | null {
  const found = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(
    text.slice(0, caret),
  );
  const name = found?.[1];
  return name === undefined ? null : { from: caret - name.length - 1, name };
}

/** Puts a name in place of what was typed of it; returns where the caret goes, too. */
export function putMention(
  text: string,
  { from, to, name }: { from: number; to: number; name: string },
): { text: string; caret: number } {
  const put = `@${name} `;
  const rest = text.slice(to).replace(/^ /, '');
  return { text: text.slice(0, from) + put + rest, caret: from + put.length };
}

/** Those whose names still are in a text. */
export function mentionsIn(text: string, chosen: readonly Mention[]): Mention[] {
  const byId = new Map(chosen.map((one) => [one.id, one]));
  return [...byId.values()].filter(({ name }) => text.includes(`@${name}`));
}

/** Mentions as a draft keeps them. */
export const writeMentions = (mentions: readonly Mention[]): string =>
  mentions.length === 0 ? '' : JSON.stringify(mentions.map(({ id, name }) => [id, name]));

export function readMentions(text: string): Mention[] {
  if (text === '') return [];
  return (JSON.parse(text) as [string, string][]).map(([id, name]) => ({ id, name }));
}
