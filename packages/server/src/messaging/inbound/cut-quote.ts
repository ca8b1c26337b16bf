const MOST_LINES = 20_000;

/** "On Tuesday, … wrote:" in the languages of our pages. */
const ATTRIBUTION = /^\s*(on|el)\s.{5,300}\s(wrote|escribió)\s*:\s*$/i;
const ORIGINAL = /^\s*-{2,}\s*(original message|mensaje original)\s*-{2,}\s*$/i;
const OUTLOOK = /^\s*\*?(from|de)\s*:\*?\s+\S/i;
const OUTLOOK_REST = /^\s*\*?(sent|date|to|subject|enviado|fecha|para|asunto)\s*:\*?\s/i;
const SIGNATURE = /^-- ?$/;
const isQuoted = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === '';

/**
 * What the sender of an email wrote: without what they quote and without their signature. An
 * answer between quoted lines keeps these. Returns the whole text when nothing else is left.
 */
export function cutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').slice(0, MOST_LINES);
  const written = trimEnd(cutAttribution(lines));
  const signature = written.findIndex((line) => SIGNATURE.test(line));
  const kept = signature > 0 ? written.slice(0, signature) : written;
  const cut = kept.join('\n').trim();
  return cut === '' ? lines.join('\n').trim() : cut;
}

function cutAttribution(lines: readonly string[]): string[] {
  for (let at = 0; at < lines.length; at += 1) {
    if (ORIGINAL.test(lines[at] ?? '') || isOutlookBlock(lines, at)) return lines.slice(0, at);
    const length = attributionLength(lines, at);
    if (length === 0) continue;
    const rest = lines.slice(at + length);
    const firstText = rest.findIndex((line) => !isBlank(line));
    if (firstText === -1 || !isQuoted(rest[firstText] ?? '')) return lines.slice(0, at);
    const answered = rest.slice(firstText).findIndex((line) => !isQuoted(line) && !isBlank(line));
    return answered === -1 ? lines.slice(0, at) : [...lines.slice(0, at), ...rest];
  }
  return [...lines];
}

/** Mail programs wrap the line "On … wrote:", so it may be up to three. */
function attributionLength(lines: readonly string[], at: number): number {
  if (!/^\s*(on|el)\s/i.test(lines[at] ?? '')) return 0;
  for (let length = 1; length <= 3; length += 1) {
    const joined = lines.slice(at, at + length).join(' ');
    if (joined.length < 320 && ATTRIBUTION.test(joined)) return length;
  }
  return 0;
}

function isOutlookBlock(lines: readonly string[], at: number): boolean {
  if (!OUTLOOK.test(lines[at] ?? '')) return false;
  const next = lines.slice(at + 1, at + 6);
  return next.filter((line) => OUTLOOK_REST.test(line)).length >= 2;
}

/** Without quoted and empty lines, and lines of underscores, at the end. */
function trimEnd(lines: readonly string[]): string[] {
  const last = lines.findLastIndex(
    (line) => !isQuoted(line) && !isBlank(line) && !/^\s*_{10,}\s*$/.test(line),
  );
  return lines.slice(0, last + 1);
}
