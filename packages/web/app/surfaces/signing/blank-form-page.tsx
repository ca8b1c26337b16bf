import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { BlankFormView, blankForms, findOpenDocument, loadBlankForm } from '#documents/pages';
import { localHref, plainPath } from '#platform';
import { signingMeta } from './signing-meta.ts';

const NAME = /^\/document=([^/]+)/i;

/**
 * The form of the path, blank whatever the id, since ids open nothing; staff who may see the offer
 * with that number get its document.
 */
export async function loader(args: LoaderFunctionArgs) {
  const asked = NAME.exec(plainPath(new URL(args.request.url).pathname))?.[1]?.toLowerCase();
  const name = Object.keys(blankForms).find((one) => one.toLowerCase() === asked);
  const form = name && blankForms[name];
  if (!form) throw data(null, { status: 404 });
  const open = await findOpenDocument(args, form);
  if (open) throw redirect(open);
  return loadBlankForm(args, form);
}

export function headers() {
  return { 'referrer-policy': 'no-referrer' };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  signingMeta(loaderData?.title ?? '', matches);

/** /document=…/{id}: a blank form; with the link of an envelope, its documents. */
export default function BlankFormPage() {
  useEffect(openLink, []);
  return <BlankFormView {...useLoaderData<typeof loader>()} />;
}

/** A link to this page that has a key opens the documents to sign. */
function openLink(): void {
  const { hash } = window.location;
  const carried = new URLSearchParams(hash.slice(1));
  if (carried.has('k') || carried.has('s')) window.location.replace(localHref('/signdoc') + hash);
}
