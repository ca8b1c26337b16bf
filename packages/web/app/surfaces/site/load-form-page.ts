import type { LoaderFunctionArgs } from 'react-router';
import { findTourPerson } from '#leads';
import { siteContext } from '#platform';
import { describedMeta } from './page-meta.ts';

type PageLead = (values: { firm: string }) => string;

/**
 * What the page of a public form starts with. `path` is without the language; `describe` says what
 * the form is for, as search engines show it.
 */
export async function loadFormPage(
  args: LoaderFunctionArgs,
  { title, path, describe }: { title: string; path: string; describe: PageLead },
) {
  const { brokerage, publicUrl } = args.context.get(siteContext);
  return {
    formKey: crypto.randomUUID(),
    known: await findTourPerson(args),
    title: `${title} | ${brokerage.name}`,
    address: describedMeta(publicUrl, path, describe({ firm: brokerage.name })),
  };
}
