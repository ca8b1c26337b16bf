import sanitizeHtml from 'sanitize-html';

const MAX_LENGTH = 500_000;
const MAX_DEPTH = 100;

/** Looks of text and tables that can't cover other parts of a page or load anything. */
const color = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;
const length = /^(\d{1,4}(\.\d{1,3})?(px|em|rem|%|pt)?\s*){1,4}$/;
const border =
  /^[\d.]{1,5}(px|em|pt)?( (solid|dashed|dotted|none))?( (#[0-9a-f]{3,8}|[a-z]{3,20}))?$/i;
const styles = {
  ...Object.fromEntries(['color', 'background-color', 'background'].map((name) => [name, [color]])),
  ...Object.fromEntries(
    ['padding', 'margin', 'width', 'max-width', 'font-size', 'line-height'].map((name) => [
      name,
      [length, /^(auto|normal|0 auto)$/],
    ]),
  ),
  ...Object.fromEntries(['border', 'border-top', 'border-bottom'].map((name) => [name, [border]])),
  'text-align': [/^(left|right|center|justify)$/],
  'text-decoration': [/^(none|underline|line-through)$/],
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'font-style': [/^(normal|italic)$/],
  font: [/^[\w\s,.'"/-]{1,200}$/],
  display: [/^(block|inline-block|inline)$/],
  'list-style': [/^none$/],
  'letter-spacing': [length],
  'border-radius': [length],
  'overflow-wrap': [/^anywhere$/],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'vertical-align': [/^(top|middle|bottom|baseline)$/],
  'border-collapse': [/^(collapse|separate)$/],
};

/** What an email's text consists of: paragraphs, lists, quotes, tables, links. */
const tags = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'del', 'div', 'dl', 'dt'],
  ...['em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'ins', 'li', 'ol', 'p', 'pre', 's'],
  ...['small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'u', 'ul'],
];

const options: sanitizeHtml.IOptions = {
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
  allowedTags: tags,
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title', 'align'],
    a: ['href', 'rel', 'target'],
    table: ['role', 'width', 'cellpadding', 'cellspacing', 'border'],
    td: ['colspan', 'rowspan', 'width', 'valign'],
    th: ['colspan', 'rowspan', 'width', 'valign', 'scope'],
    ol: ['start'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: MAX_DEPTH,
};

/** Opened in a new window that learns nothing of this one. */
const LINK = { rel: 'noopener noreferrer nofollow', target: '_blank' };

/**
 * An email's HTML as it may be shown or sent: text, lists, tables and links of an
 * allow-list, with inline styles that can't cover or load anything. Scripts, forms, frames, styles
 * of a page and all pictures are removed; links lead to https and mailto only, in a new window that
 * learns nothing of this one.
 * Keep a content security policy around it: this is the first of two walls. Throws above 500,000
 * characters.
 */
export function cleanHtml(markup: string): string {
  if (markup.length > MAX_LENGTH) throw new RangeError('The HTML is too long');
  const transformTags: sanitizeHtml.IOptions['transformTags'] = {
    a: (tagName, { href = '', rel: _rel, target: _target, ...others }) => ({
      tagName,
      attribs: { ...(isLinkable(href) && { href }), ...LINK, ...others },
    }),
  };
  return sanitizeHtml(markup, { ...options, transformTags });
}

function isLinkable(href: string): boolean {
  if (!URL.canParse(href)) return false;
  return ['https:', 'mailto:'].includes(new URL(href).protocol);
}
