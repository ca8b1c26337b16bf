import { expect, type Page } from '@playwright/test';
import { cast, demoPassword } from '../cast.ts';

/** Signed in through the API, as the site's own page would. */
export async function beSignedIn(page: Page, baseURL: string | undefined): Promise<void> {
  const answer = await page.request.post('/api/v1/User/LogIn', {
    data: { email: cast.client, password: demoPassword },
    headers: { origin: new URL(String(baseURL)).origin },
  });
  expect((await answer.json()).statusCode).toBe('success');
}

/** What a person would type for a home. */
export const addressOf = (home: { street_address: string; city: string }) =>
  `${home.street_address}, ${home.city}`;
