/** A heading, paragraph or list. */
export type MarkdownBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** The text below a second-level heading; the one before the first has no title. */
export interface MarkdownPart {
  title: string;
  blocks: MarkdownBlock[];
}

/** Reads headings, lists and paragraphs. Other Markdown is shown as it is. */
export function readMarkdown(text: string): MarkdownPart[] {
  const parts: MarkdownPart[] = [{ title: '', blocks: [] }];
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

function addLine(blocks: MarkdownBlock[], line: string): void {
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
