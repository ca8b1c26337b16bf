/** Whether the router asks for a page's data. */
export function isPageData(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): boolean {
  return (
    input instanceof URL && input.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET'
  );
}

/** Answers of these statuses can't be made with a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The answer with its whole body, read here: React Router doesn't handle an error while it reads
 * one, even when the person left the page. Parts of a page's data can't be streamed in.
 */
export async function wholeAnswer(answer: Response): Promise<Response> {
  if (bodiless.has(answer.status)) return answer;
  return new Response(await answer.arrayBuffer(), answer);
}

/** `fetch` for the router where nothing holds pages without a connection. */
export function readPagesWhole(load: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await load(input, init);
    return isPageData(input, init) ? wholeAnswer(answer) : answer;
  };
}
