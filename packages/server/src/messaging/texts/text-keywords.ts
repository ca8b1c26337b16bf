export type Keyword = 'stop' | 'start' | 'help';

/** What phone companies and the FCC have people reply (47 CFR 64.1200(a)(10)). */
const keywords: Readonly<Record<Keyword, readonly string[]>> = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out'],
  start: ['start', 'unstop'],
  help: ['help', 'info'],
};

/** Which keyword a text is; null for any other text. */
export function keywordOf(text: string): Keyword | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!"'“”‘’]/g, '')
    .trim();
  const found = Object.entries(keywords).find(([, words]) => words.includes(word));
  return (found?.[0] as Keyword | undefined) ?? null;
}
