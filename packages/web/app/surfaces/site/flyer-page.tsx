import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { findAgents } from '#leads';
import { FlyerView, loadFlyer } from '#listings/pages';

export function loader(args: LoaderFunctionArgs) {
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
