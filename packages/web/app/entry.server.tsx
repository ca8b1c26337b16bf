import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceProvider, nonceContext } from '#platform';

const RENDER_LIMIT_MS = 10_000;

/** Renders one page as a stream. Nothing in our pages waits, so the shell is the whole page. */
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
    let isShellSent = false;
    const limit = setTimeout(() => abort(), RENDER_LIMIT_MS);
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider nonce={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        onShellReady() {
          isShellSent = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(limit));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError(error) {
          clearTimeout(limit);
          reject(error);
        },
        onError(error) {
          if (isShellSent && !request.signal.aborted) console.error(error);
        },
      },
    );
  });
}

/** An error in a loader or a component: to the log, unless the visitor has left. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
