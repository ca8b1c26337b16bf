import { type Html, html } from '../html.ts';
import { mailMessages } from '../messages.ts';
import type { EmailHome } from './email-content.ts';

/** The width of what is inside an email's card, in px. */
const INNER_WIDTH = 536;
const THUMB_WIDTH = 192;

const altOf = ({ place }: EmailHome) => mailMessages.photoOf({ place });

/** A home in the plain text of an email. */
export function homeText({ url, place, news = '', price, facts, firm }: EmailHome): string {
  const lines = [news, [price, facts].filter(Boolean).join(' · '), place, firm, url];
  return lines.filter(Boolean).join('\n');
}

/** The home that an email is about: its photo across the email, the price below it. */
export function largeHome(home: EmailHome): Html {
  const photo = home.photo && picture(home, INNER_WIDTH);
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse">
${photo && html`<tr><td class="ground" bgcolor="#e3ddd0" style="border-radius:10px">${photo}</td></tr>`}
<tr><td style="padding:${photo ? '16px' : '0'} 0 0">
${home.news ? html`<p class="news" style="margin:0 0 4px;color:#9a5b00;font-size:14px;font-weight:bold">${home.news}</p>` : null}
<p class="ink" style="margin:0;color:#1d2521;font-size:28px;line-height:36px;font-weight:bold">${home.price}</p>
${factsOf(home)}
<p style="margin:4px 0 0"><a class="link" href="${home.url}" style="color:#1f4d3f;font-weight:bold">${home.place}</a></p>
${firmOf(home)}
</td></tr></table>`;
}

/** One of several homes: a small photo beside its facts. */
export function smallHome(home: EmailHome): Html {
  return html`<tr><td class="line" style="padding:16px 0;border-top:1px solid #e4ded2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse"><tr>
${home.photo && html`<td width="36%" valign="top" style="padding:0 16px 0 0">${picture(home, THUMB_WIDTH)}</td>`}
<td valign="top">
${home.news ? html`<p class="news" style="margin:0 0 2px;color:#9a5b00;font-size:14px;line-height:20px;font-weight:bold">${home.news}</p>` : null}
<p class="ink" style="margin:0;color:#1d2521;font-size:20px;line-height:26px;font-weight:bold">${home.price}</p>
${factsOf(home)}
<p style="margin:2px 0 0"><a class="link" href="${home.url}" style="color:#1f4d3f;font-weight:bold">${home.place}</a></p>
${firmOf(home)}
</td></tr></table></td></tr>`;
}

function factsOf({ facts }: EmailHome): Html | null {
  return facts ? html`<p class="ink" style="margin:0;color:#1d2521">${facts}</p>` : null;
}

function firmOf({ firm }: EmailHome): Html | null {
  if (!firm) return null;
  return html`<p class="quiet" style="margin:4px 0 0;color:#5d665f;font-size:13px;line-height:18px">${firm}</p>`;
}

/** With fixed measures for clients that ignore styles; in the shape of the picture, if known. */
function picture(home: EmailHome, wide: number): Html {
  const { url, width, height } = home.photo ?? { url: '', width: null, height: null };
  const high = width && height ? Math.round((wide * height) / width) : null;
  return html`<a href="${home.url}" style="text-decoration:none"><img src="${url}" alt="${altOf(home)}" width="${wide}"${high ? html` height="${high}"` : null} style="display:block;width:100%;max-width:${wide}px;height:auto;border:0;border-radius:10px;color:#5d665f;font-size:14px;line-height:20px"></a>`;
}
