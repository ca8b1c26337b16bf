import type { Page } from '@playwright/test';

/** A swipe from one point to another. */
export async function swipe(
  page: Page,
  from: [number, number],
  to: [number, number],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type: type as never, touchPoints: points });
  const steps = 8;
  await touch('touchStart', [{ x: from[0], y: from[1] }]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch('touchMove', [
      { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part },
    ]);
  }
  await touch('touchEnd', []);
}
