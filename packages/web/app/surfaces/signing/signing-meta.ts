import type { MetaDescriptor, UIMatch } from 'react-router';
import type { Site } from '#platform';

/** Title of a page of documents, which search engines leave out. */
export function signingMeta(
  title: string,
  matches: readonly (Pick<UIMatch, 'id'> & { loaderData?: unknown })[],
): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === 'root')?.loaderData as { site?: Site } | undefined;
  const brokerage = root?.site?.brokerage.name;
  return [
    { title: brokerage ? `${title} | ${brokerage}` : title },
    { name: 'robots', content: 'noindex' },
  ];
}
