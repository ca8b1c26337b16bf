import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import {
  formStampContext,
  hasWorkerContext,
  logErrorContext,
  nonceContext,
  PageFrame,
  staticMarkup,
  stylesheetContext,
} from '#platform';
import { AppLinks } from './app-links.tsx';
import { WholePage } from './whole-page.ts';

/**
 * Renders one page. Loaders have answered before rendering starts and nothing in our pages waits,
 * so a page is rendered into one string, which costs half as much as streaming it. React Router
 * catches errors thrown while rendering and renders the nearest error boundary.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...page }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // Pages have a nonce: a browser may store one for going back, a shared cache may not.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (request.method === 'HEAD') {
    await serverHandoffStream?.cancel();
    return new Response(null, { status, headers });
  }
  const nonce = context.get(nonceContext);
  const html = renderToString(
    <PageFrame nonce={nonce} stylesheet={STYLES_HERE} formStamp={context.get(formStampContext)}>
      <ServerRouter context={page} url={request.url} nonce={nonce} />
    </PageFrame>,
  );
  const data = serverHandoffStream ? await readText(serverHandoffStream) : '';
  return new WholePage(
    completePage(html, {
      stylesheet: context.get(stylesheetContext),
      start: context.get(hasWorkerContext) ? START + REGISTER : START,
      data,
      nonce,
    }),
    { status, headers },
  );
}

/** A placeholder for the stylesheet while React renders, which would copy it piece by piece. */
const STYLES_HERE = '/* styles */';

/* The page is complete without script: links and forms work, nothing moves. So its photo and fonts
   load first, and the script starts once the first frame is painted. React Router lists its scripts
   as preloads and in one module; the preloads are removed and the line below starts the module. */
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const MODULE = /^<script( nonce="[^"]*")( type=")module(" async="")>/;
/* The module's text comes right after the line that starts it, and is taken by that place: an id
   could be given to something else that got into the page. */
const START =
  "{let s=document.currentScript;requestAnimationFrame(()=>setTimeout(()=>{let a=s.nextElementSibling,b=document.createElement('script');if(a?.tagName!=='SCRIPT')return;b.type='module';b.nonce=a.nonce;b.textContent=a.textContent;document.head.append(b);b.remove()}))}";

/* What every page has and no component needs to know. */
const APP_LINKS = staticMarkup(AppLinks, {});

/* The scheme chosen in the footer, before the first paint; the office's key. */
const SCHEME_KEY = 'mantine-color-scheme-value';
const SCHEME = `{let k='${SCHEME_KEY}',r=document.documentElement.dataset,n='color-scheme',s,set=v=>{v==='light'||v==='dark'?r.mantineColorScheme=v:delete r.mantineColorScheme};try{s=localStorage[k]}catch{}set(s);addEventListener('DOMContentLoaded',()=>{for(let i of document.getElementsByName(n))i.checked=i.value===(s||'auto')});addEventListener('change',({target:t})=>{if(t.name===n){set(t.value);try{localStorage[k]=t.value}catch{}}})}`;

/* The service worker (paper 72) may wait until everything else is there; without it all works. */
const REGISTER =
  "addEventListener('load',()=>navigator.serviceWorker?.register('/service-worker.js').catch(()=>{}))";

/** Fills the head, and puts scripts and data at the end: React would wait for the data. */
function completePage(
  html: string,
  {
    stylesheet,
    start,
    data,
    nonce,
  }: { stylesheet: string; start: string; data: string; nonce: string },
): string {
  const body = html.indexOf('<body');
  const program = html.lastIndexOf('<script');
  const end = html.lastIndexOf('</body>');
  const head = html.slice(0, body).replace(PRELOADS, '');
  return [
    '<!DOCTYPE html>',
    head
      .replace(STYLES_HERE, () => stylesheet)
      .replace('</head>', `${APP_LINKS}<script nonce="${nonce}">${SCHEME}</script></head>`),
    html.slice(body, program),
    html.slice(program, end).replace(MODULE, `<script$1>${start}</script><script$1$2text/plain$3>`),
    data && `<script nonce="${nonce}">${dataScript(data)}</script>`,
    html.slice(end),
  ].join('');
}

/** Passes the loaders' data to the script, the way React Router's own server component does. */
function dataScript(data: string): string {
  const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
  return `{let c=window.__reactRouterContext.streamController;c.enqueue(${text});c.close()}`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Logs an error in a loader or a component, unless the visitor has left or the error is an answer,
 * such as 405 for a form sent to a page without one.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(logErrorContext)(error);
}
