import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPlace, PlaceView } from '#listings/pages';
import { siteContext } from '#platform';
import { findReactions, HomeReactions } from '#saved';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { frameMessages } from './messages/frame.ts';
import { placeMeta } from './page-meta.ts';
import styles from './place-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadPlace(args);
  const { brokerage, publicUrl } = args.context.get(siteContext);
  const meta = placeMeta({
    title: page.heading,
    description: page.sentences.join(' '),
    href: page.href,
    isIndexed: page.count > 0,
    brokerage: brokerage.name,
    publicUrl,
  });
  const reactions = await findReactions(
    args.context,
    page.cards.map(({ mlsNumber }) => mlsNumber),
  );
  return { page, reactions, meta };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

/** /homes/{kind}/{name}: the homes for sale in a place, near a school or of a type. */
export default function PlacePage() {
  const { page, reactions } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <Breadcrumbs
        crumbs={[{ name: frameMessages.homes(), href: '/property-list' }, page.parent]}
      />
      <HomeReactions value={reactions}>
        <PlaceView page={page} />
      </HomeReactions>
    </main>
  );
}
