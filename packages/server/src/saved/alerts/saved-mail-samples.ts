import { type SampleHome, sampleHome } from '#listings';
import type { MailSample, MailSettings } from '#platform';
import type { AlertHome } from './alert-subject.ts';
import { savedSearchEmail } from './saved-search-email.ts';

const SHARED = 'saved-search-shared';

/** The emails of saved searches with sample data, for a demo's `/dev/mails`. */
export function savedMailSamples(
  settings: MailSettings,
  home: SampleHome = sampleHome,
): MailSample[] {
  const at = new Date('2026-03-02T15:04:05Z');
  const found = (
    number: string,
    news: AlertHome['news'][number]['news'],
    before: number | null = null,
  ): AlertHome => ({
    home: { ...home, mls_number: number },
    news: [{ news, happened_at: at, previous_price_cents: before }],
  });
  const number = home.mls_number;
  const before = (home.list_price_cents ?? 0) + 1_400_000;
  const opening = {
    news: 'open-house',
    happened_at: new Date('2026-03-07T19:00:00Z'),
    previous_price_cents: null,
  } as const;
  const dropped = found(number, 'price-drop', before);
  const samples: [name: string, homes: AlertHome[]][] = [
    ['saved-search', [{ ...dropped, news: [...dropped.news, opening] }]],
    ['saved-search-new', [found(number, 'new')]],
    ['saved-search-open-house', [{ ...dropped, news: [opening] }]],
    [SHARED, [found(number, 'new')]],
    ['saved-search-several', ['1', '2', '3'].map((end) => found(`${number}${end}`, 'new'))],
  ];
  return samples.map(([name, homes]) => ({
    name,
    draft: savedSearchEmail(settings, {
      firstName: 'Jordan',
      token: 'sample-token-that-stops-nothing',
      searches: [{ id: 'sample', name: 'Dundee under $450,000', homes }],
      areShared: name === SHARED,
    }),
  }));
}
