/** What is shared: its title and full address, and the mail that tells of it. */
export interface ShareFacts {
  title: string;
  url: string;
  /** A mailto: address. */
  mail: string;
}

/** What sharing a page needs; `path` is below `publicUrl`. For loaders. */
export function shareFacts(title: string, publicUrl: string, path: string): ShareFacts {
  const url = publicUrl + path;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return { title, url, mail };
}
