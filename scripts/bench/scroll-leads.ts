import { chromium } from '@playwright/test';
import { requireChromium } from '../browser.ts';
import { BENCH_PASSWORD, SIGN_IN_PATH } from './bench-people.ts';

const STEPS = 120;
const STEP_MS = 50;
/** What a fast turn of the wheel moves. */
const STEP_PX = 1_500;

declare global {
  interface Window {
    longTasks: number[];
  }
}

/**
 * Scrolls the list of all leads in a browser: by wheel, then to its end and back. Returns how many
 * rows it has and the longest task of the page in that time, in milliseconds; those of 50 and less
 * count as 0.
 */
export async function scrollLeads(
  url: string,
  email: string,
): Promise<{ rows: number; longestMs: number }> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const origin = new URL(url).origin;
    const answer = await context.request.post(origin + SIGN_IN_PATH, {
      headers: { origin },
      data: { email, password: BENCH_PASSWORD },
    });
    if (!answer.ok()) throw new Error(`Signing in: ${answer.status()}`);
    const page = await context.newPage();
    await page.goto(`${origin}/leads`);
    await page.locator('[data-row]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
    });
    await page.mouse.move(700, 600);
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, STEP_PX);
      await page.waitForTimeout(STEP_MS);
    }
    for (const end of ['document.body.scrollHeight', '0']) {
      await page.evaluate(`scrollTo(0, ${end})`);
      await page.waitForTimeout(1_500);
    }
    const count = await page.getByRole('table').first().getAttribute('aria-rowcount');
    const tasks = await page.evaluate(() => window.longTasks);
    return { rows: Number(count) - 1, longestMs: Math.max(0, ...tasks) };
  } finally {
    await browser.close();
  }
}
