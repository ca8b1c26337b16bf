import type { AlertFrequency } from '@homestead/contract/saved';
import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { homeSearchMessages } from '../messages/home-search.ts';

const rhythms: Readonly<Record<AlertFrequency, (() => string) | null>> = {
  'at-once': homeSearchMessages.atOnce,
  daily: homeSearchMessages.daily,
  weekly: homeSearchMessages.weekly,
  off: null,
};

interface SharedSearch {
  id: string;
  name: string;
  frequency: AlertFrequency;
}

/** Says who set up a search for someone, and leads to its homes and to the way out. */
export function homeSearchEmail(
  settings: MailSettings,
  given: {
    search: SharedSearch;
    firstName: string;
    agent: string;
    stop: { url: string; headers: Readonly<Record<string, string>> };
  },
): Email {
  const { search, firstName, agent, stop } = given;
  const rhythm = rhythms[search.frequency]?.();
  return {
    ...layOutEmail(settings, {
      kind: 'leads.home-search',
      subject: homeSearchMessages.subject({ search: search.name }),
      name: firstName || null,
      paragraphs: [
        homeSearchMessages.intro({ agent, search: search.name }),
        ...(rhythm ? [rhythm] : []),
      ],
      action: {
        label: homeSearchMessages.see(),
        url: siteLink(settings, `/shared-search/${search.id}`),
      },
      closing: [],
      why: homeSearchMessages.why({ firm: settings.brokerage.name }),
      stop: { label: homeSearchMessages.stop(), url: stop.url },
    }),
    headers: stop.headers,
  };
}
