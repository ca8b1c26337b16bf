import { defineConfig } from '@playwright/test';
import { requireChromium } from './scripts/browser.ts';

/** Journeys in a browser, through one started site that all of them share. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-site.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  // A wait ends when what it waits for comes; long ones spare slow machines false alarms.
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    contextOptions: { reducedMotion: 'reduce' },
    // What a journey replaces in the network, a service worker would ask for past it.
    serviceWorkers: 'block',
    // A trace takes a tenth of the time; --trace on writes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: requireChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
