import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext, PageFrame, stylesheetContext } from '#platform';

const RENDER_LIMIT_MS = 10_000;

/**
 * Renders one page. Loaders have answered before rendering starts and nothing in our pages waits,
 * so the page is taken whole: that costs less than passing it on in parts.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  // Pages carry a nonce: a browser may keep one for going back, a shared cache may not.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <PageFrame nonce={nonce} stylesheet={context.get(stylesheetContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageFrame>,
      {
        nonce,
        onAllReady() {
          clearTimeout(limit);
          pipe(collect((html) => resolve(new Response(scriptsLast(html), { status, headers }))));
        },
        onShellError(error) {
          clearTimeout(limit);
          reject(error);
        },
        onError(error) {
          if (!request.signal.aborted) console.error(error);
        },
      },
    );
    const limit = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_LIMIT_MS);
  });
}

function collect(done: (html: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, next) {
      // React hands out views of one buffer that it goes on to use.
      parts.push(Buffer.from(part));
      next();
    },
    final(next) {
      done(Buffer.concat(parts).toString('utf8'));
      next();
    },
  });
}

/*
 * The page is whole without script: links and forms work, nothing moves. So its photo and fonts
 * come first, and the program starts once the first frame is painted. React Router names its
 * scripts as preloads and in one module; the preloads are taken out and the module is started by
 * the line below.
 */
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const MODULE = /<script( nonce="[^"]*")( type=")module(" async="")>/;
const START =
  "requestAnimationFrame(()=>setTimeout(()=>{let a=document.getElementById('program'),b=document.createElement('script');b.type='module';b.nonce=a.nonce;b.textContent=a.textContent;document.head.append(b);b.remove()}))";

/** Puts the scripts of a page behind its first frame. */
function scriptsLast(html: string): string {
  return html
    .replaceAll(PRELOADS, '')
    .replace(MODULE, `<script$1>${START}</script><script id="program"$1$2text/plain$3>`);
}

/** An error in a loader or a component: to the log, unless the visitor has left. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
