/** Markup that is safe to send as it stands. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Part = string | number | Html | readonly Html[] | null | false;

/**
 * Markup from a template: what is put in is escaped, unless it is markup of this kind itself (or a
 * list of it); null and false put in nothing. Attribute values are to stand in double quotes.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = strings.map((text, index) => {
    if (index === 0) return text;
    return writePart(parts[index - 1] as Part) + text;
  });
  return new Html(written.join(''));
}

function writePart(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((item) => item.text).join('');
  return escapeHtml(String(part));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in markup and in quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
