import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { findAgents } from '#leads';
import { listingHref } from '#listings';
import { FlyerView, loadFlyer } from '#listings/pages';
import { isHomeGated } from './find-home-prompt.ts';

export function loader(args: LoaderFunctionArgs) {
  const mlsNumber = args.params.listingId ?? '';
  if (isHomeGated(args, mlsNumber)) throw redirect(listingHref(mlsNumber));
  return loadFlyer(args, { agent: findAgents(args).then((agents) => agents?.[0] ?? null) });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** /singleproduct/{number}/flyer: a home on one sheet of paper. */
export default function FlyerPage() {
  return <FlyerView page={useLoaderData<typeof loader>()} />;
}
