import type { LoaderFunctionArgs } from 'react-router';
import { findTourPerson } from '#leads';
import { siteContext } from '#platform';
import { addressMeta } from './page-meta.ts';

/** What the page of a public form starts with. `path` is without the language. */
export async function loadFormPage(
  args: LoaderFunctionArgs,
  { title, path }: { title: string; path: string },
) {
  const { brokerage, publicUrl } = args.context.get(siteContext);
  return {
    formKey: crypto.randomUUID(),
    known: await findTourPerson(args),
    title: `${title} | ${brokerage.name}`,
    address: addressMeta(publicUrl, path),
  };
}
