import { expect, type Page } from '@playwright/test';
import { signInByApi } from '../accounts.ts';
import { cast, demoPassword } from '../cast.ts';

/** Signed in through the API, as the site's own page would. */
export async function beSignedIn(page: Page, baseURL: string | undefined): Promise<void> {
  const { body } = await signInByApi(page, cast.client, demoPassword, baseURL);
  expect(body.statusCode).toBe('success');
}

/** What a person would type for a home. */
export const addressOf = (home: { street_address: string; city: string }) =>
  `${home.street_address}, ${home.city}`;
