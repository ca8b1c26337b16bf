import type { MetaDescriptor } from 'react-router';
import type { Site } from '#platform';

/**
 * Title of a sign-in page, which search engines leave out. Takes the arguments of `meta`; the root
 * has the brokerage's name.
 */
export function accountMeta(
  title: string,
  { matches }: { matches: readonly unknown[] },
): MetaDescriptor[] {
  const [root] = matches as [{ loaderData?: { site?: Site } }?];
  const brokerage = root?.loaderData?.site?.brokerage.name;
  return [
    { title: brokerage ? `${title} | ${brokerage}` : title },
    { name: 'robots', content: 'noindex' },
  ];
}
