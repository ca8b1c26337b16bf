/** A heading, paragraph or list. */
export type ChangelogBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** The changes of one version: the text below a second-level heading. */
export interface ChangelogPart {
  title: string;
  blocks: ChangelogBlock[];
}

/**
 * Reads CHANGELOG.md as keepachangelog.com lays it out: versions (##), kinds of changes (###),
 * lists and paragraphs. Other Markdown is shown as it is.
 */
export function readChangelog(text: string): ChangelogPart[] {
  const parts: ChangelogPart[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, marks, heading] = /^(#{1,6})\s+(.*?)\s*$/.exec(line) ?? [];
    if (marks === '##') parts.push({ title: heading ?? '', blocks: [] });
    const part = parts.at(-1);
    if (!part || marks === '##') continue;
    if (marks) part.blocks.push({ kind: 'heading', text: heading ?? '' });
    else addLine(part.blocks, line);
  }
  for (const part of parts) {
    part.blocks = part.blocks.filter((block) => block.kind !== 'paragraph' || block.text !== '');
  }
  return parts;
}

function addLine(blocks: ChangelogBlock[], line: string): void {
  const last = blocks.at(-1);
  const item = /^\s*[-*]\s+(.*)$/.exec(line)?.[1];
  if (item !== undefined) {
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
    return;
  }
  const text = line.trim();
  if (text === '') {
    if (last?.kind === 'paragraph') blocks.push({ kind: 'paragraph', text: '' });
    return;
  }
  if (last?.kind === 'list' && /^\s/.test(line)) {
    last.items[last.items.length - 1] += ` ${text}`;
  } else if (last?.kind === 'paragraph') {
    last.text = `${last.text} ${text}`.trim();
  } else blocks.push({ kind: 'paragraph', text });
}

/** Splits a text at its backticks: entries with odd indexes are code. */
export function splitCode(text: string): string[] {
  return text.split('`');
}
