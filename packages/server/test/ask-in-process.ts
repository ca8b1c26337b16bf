import { type HandOver, takeOver } from '../src/platform/hand-over.ts';
import type { App } from '../src/platform/index.ts';

/** Makes a GET call as a page does that the server renders. */
export async function askInProcess<Answer>(
  app: App,
  url: string,
): Promise<{ status: number; body: Answer }> {
  const found: HandOver = {};
  const { statusCode } = await takeOver(found, () => app.inject(url));
  return { status: statusCode, body: found.answer as Answer };
}
