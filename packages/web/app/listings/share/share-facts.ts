import { PREFIX } from '#platform';

/** What is shared: a title, a full address, and a link that starts an email with both. */
export interface ShareFacts {
  title: string;
  url: string;
  /** A mailto: address. */
  email: string;
}

/** What sharing a page needs; `path` is below `publicUrl`. For loaders. */
export function shareFacts(title: string, publicUrl: string, path: string): ShareFacts {
  const url = publicUrl + PREFIX + path;
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return { title, url, email };
}
