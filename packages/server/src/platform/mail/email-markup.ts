import { language } from '@homestead/contract/platform';
import { Html, html } from '../html.ts';
import { mailMessages } from '../messages.ts';
import type { EmailContent, EmailList } from './email-content.ts';
import { largeHome, smallHome } from './email-home.ts';
import { siteLink } from './site-link.ts';

const SANS = "Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const PARAGRAPH = 'margin:0 0 16px';

/**
 * For clients that read styles: narrower edges on phones, and the site's dark colors. Everything
 * else is in attributes, since others drop the styles of the head.
 */
const STYLE = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 600px) {
  .edge { padding: 0 !important }
  .card { padding: 24px 20px !important; border-left: 0 !important; border-right: 0 !important; border-radius: 0 !important }
  .button, .button a { display: block !important; text-align: center !important }
  .buttons, .buttons tbody, .buttons tr, .buttons td { display: block !important; width: auto !important }
  .buttons > tbody > tr > td { padding-right: 0 !important }
}
@media (prefers-color-scheme: dark) {
  .page { background: #121715 !important }
  .card { background: #1a211e !important; border-color: #2f3934 !important }
  .ink { color: #ece8df !important }
  .quiet { color: #a6afa8 !important }
  .link, .brand { color: #93cab4 !important }
  .news { color: #e3ae5c !important }
  .line { border-color: #2f3934 !important }
  .ground { background: #262e2a !important }
  .primary, .primary a { background: #93cab4 !important; border-color: #93cab4 !important; color: #0c1a15 !important }
  .second, .second a { background: #1a211e !important; border-color: #93cab4 !important; color: #93cab4 !important }
}`);

/** Keeps clients from filling the preview of a short email with its next lines. */
const FILL = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

interface Frame {
  /** The firm's. */
  name: string;
  foot: readonly string[];
  publicUrl: string;
}

type Shown = EmailContent & { greeting: string | null };

/**
 * An email of up to 600 px in tables with inline styles, as all clients show it. Without pictures
 * it says the same; it loads nothing but the mark and photos of homes.
 */
export function emailMarkup(content: Shown, frame: Frame): Html {
  const { subject, heading = subject, greeting, paragraphs, home, lists = [], code } = content;
  const { linkTo = (url: string) => url } = content;
  const preview = content.preview ?? paragraphs[0] ?? home?.facts ?? '';
  return html`<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:#faf7f1">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${FILL}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#faf7f1" style="background:#faf7f1"><tr><td class="edge" align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:16px 20px">${brand(frame)}</td></tr>
<tr><td class="card ink" bgcolor="#ffffff" style="padding:32px;background:#ffffff;border:1px solid #e4ded2;border-radius:10px;color:#1d2521;font:16px/24px ${SANS};overflow-wrap:break-word">
${content.isLetter ? null : html`<h1 class="ink" style="margin:0 0 16px;color:#1d2521;font:normal 26px/34px ${SERIF}">${heading}</h1>`}
${content.isLetter ? writtenByHand(paragraphs, linkTo) : written(greeting ? [greeting, ...paragraphs] : paragraphs)}
${code ? html`<p style="${PARAGRAPH}">${mailMessages.yourCode()} <strong style="font:bold 26px/34px Menlo,Consolas,monospace;letter-spacing:4px">${code}</strong></p>` : null}
${home ? largeHome(home) : null}
${lists.map((list) => listMarkup(linkedList(list, linkTo)))}
${buttons(content)}
${written(content.closing)}
</td></tr>
<tr><td class="quiet" style="padding:20px;color:#5d665f;font:13px/20px ${SANS}">${footer(content, frame)}</td></tr>
</table></td></tr></table></body></html>`;
}

function brand({ name, publicUrl }: Frame): Html {
  return html`<a href="${siteLink({ publicUrl }, '/homepage')}" style="text-decoration:none"><img src="${publicUrl}/mark.png" alt="" width="40" height="40" style="display:inline-block;vertical-align:middle;border:0;border-radius:8px"><span class="brand" style="padding-left:12px;color:#1f4d3f;font:20px/40px ${SERIF};vertical-align:middle">${name}</span></a>`;
}

/** Line breaks of letters stay. */
function written(texts: readonly string[]): Html[] {
  return texts.map(
    (text) =>
      html`<p style="${PARAGRAPH}">${text.split('\n').flatMap((line, index) => [...(index ? [html`<br>`] : []), html`${line}`])}</p>`,
  );
}

type LinkTo = (url: string) => string;

/** The same with links in place of the addresses that are typed in them. */
function writtenByHand(texts: readonly string[], linkTo: LinkTo): Html[] {
  return texts.map(
    (text) =>
      html`<p style="${PARAGRAPH}">${text.split('\n').flatMap((line, index) => [...(index ? [html`<br>`] : []), ...withLinks(line, linkTo)])}</p>`,
  );
}

function withLinks(line: string, linkTo: LinkTo): Html[] {
  return line
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”'])/)
    .map((part, index) =>
      index % 2 === 1 && URL.canParse(part)
        ? html`<a class="link" href="${linkTo(part)}" style="color:#1f4d3f">${part}</a>`
        : html`${part}`,
    );
}

const linkedList = ({ homes = [], ...list }: EmailList, linkTo: LinkTo): EmailList => ({
  ...list,
  homes: homes.map((home) => ({ ...home, url: linkTo(home.url) })),
});

function listMarkup({ heading, items, homes = [], more }: EmailList): Html {
  const things = items.map(
    ({ label, url, text }) =>
      html`<tr><td class="line" style="padding:12px 0;border-top:1px solid #e4ded2"><a class="link" href="${url}" style="color:#1f4d3f;font-weight:bold">${label}</a><br><span class="quiet" style="color:#5d665f">${text}</span></td></tr>`,
  );
  return html`<h2 class="ink" style="margin:0 0 12px;color:#1d2521;font:normal 20px/28px ${SERIF}">${heading}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${things}${homes.map(smallHome)}</table>
<p style="margin:8px 0 24px">${more ? html`<a class="link" href="${more.url}" style="color:#1f4d3f">${more.label}</a>` : null}</p>`;
}

/** Table cells with a color, which Outlook fills, too. */
function buttons({ action, secondAction }: EmailContent): Html | null {
  if (!action) return null;
  return html`<table class="buttons" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr>
${button('primary', action, 'background:#1f4d3f;color:#fdfbf6')}
${secondAction ? button('second', secondAction, 'background:#ffffff;color:#1f4d3f') : null}
</tr></table>`;
}

function button(
  look: 'primary' | 'second',
  { label, url }: { label: string; url: string },
  colors: string,
): Html {
  const ground = look === 'primary' ? '#1f4d3f' : '#ffffff';
  return html`<td style="padding:0 12px 12px 0"><table class="button" role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="${look}" bgcolor="${ground}" style="border-radius:4px"><a href="${url}" style="display:inline-block;padding:12px 24px;border:1px solid #1f4d3f;border-radius:4px;${colors};font:bold 16px/22px ${SANS};text-decoration:none">${label}</a></td></tr></table></td>`;
}

function footer({ why, stop }: EmailContent, { foot }: Frame): Html {
  const lines = foot.map((line) => html`${line}<br>`);
  const end = stop
    ? html` <a class="link" href="${stop.url}" style="color:#1f4d3f">${stop.label}</a>`
    : null;
  return html`<p style="margin:0 0 12px">${lines}</p>${why || stop ? html`<p style="margin:0">${why ?? ''}${end}</p>` : null}`;
}
