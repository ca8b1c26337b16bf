import { leadEndpoints } from '@homestead/contract/leads';
import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import { expect } from 'vitest';
import { askForRatings } from '../src/leads/tours/rate-tour.ts';
import type { AccountsApp } from './accounts-app.ts';

/** Headers of the holder of an emailed link. */
export const byLink = (key: string) => ({ headers: { [LINK_KEY_HEADER]: key } });

/**
 * The keys of the links in emails about a tour by video chat that `form` asks for. Each forgets all
 * tours and asks for a new one.
 */
export function openTourLinks(
  { database, services, post }: AccountsApp,
  form: { date_Time: string },
  videoLink: string,
) {
  async function keyIn(kind: string): Promise<string> {
    const { rows } = await database.pool.query(
      'select id, sealed_body from mail_message where kind = $1 order by recorded_at desc limit 1',
      [kind],
    );
    const { text } = services.mail.open(rows[0].id, rows[0].sealed_body);
    return /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
  }

  /** For the team to answer. */
  async function requested(): Promise<string> {
    await database.empty('lead', 'tour_request');
    const video = { inPersonTour: false, videoChatTour: true };
    await post(leadEndpoints.requestTour.path, { ...form, ...video });
    return keyIn('leads.tour-wanted');
  }

  /** For the client to change the tour. */
  async function confirmed(): Promise<string> {
    const confirm = { answer: 'confirm', version: 1, startsAt: form.date_Time, videoLink };
    const answer = await post(leadEndpoints.answerTour.path, confirm, byLink(await requested()));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return keyIn('leads.tour-confirmed');
  }

  /** For the client to rate the tour. */
  async function takenPlace(): Promise<string> {
    await confirmed();
    const after = new Date(Date.parse(form.date_Time) + 3 * 3_600_000);
    await askForRatings(services, after, new AbortController().signal);
    await database.pool.query(`update tour_request set agreed_at = now() - interval '3 hours'`);
    return keyIn('leads.tour-rating');
  }
  return { requested, confirmed, takenPlace };
}
