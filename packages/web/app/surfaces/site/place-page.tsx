import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPlace, otherPlaces, PlaceView } from '#listings/pages';
import { apiContext, siteContext } from '#platform';
import { findReactions, HomeReactions } from '#saved';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { frameMessages } from './messages/frame.ts';
import { NotFound } from './not-found.tsx';
import { placeMeta } from './page-meta.ts';
import styles from './place-page.module.css';
import { suggestHomes } from './suggest-homes.ts';

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadPlace(args);
  if (!page) return data(await findOthers(args), { status: 404 });
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
  return data({ page, reactions, meta });
}

/** What an unknown place's page offers. */
async function findOthers(args: LoaderFunctionArgs) {
  const ask = { api: args.context.get(apiContext), now: new Date(), signal: args.request.signal };
  const [others, suggested] = await Promise.all([
    otherPlaces.loadOtherPlaces(args),
    suggestHomes(ask, args.params.name ?? ''),
  ]);
  const { brokerage } = args.context.get(siteContext);
  const meta = [
    { title: `${frameMessages.notFound()} | ${brokerage.name}` },
    { name: 'robots', content: 'noindex' },
  ];
  return { page: null, others, suggested, meta };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

/** /homes/{kind}/{name}: the homes for sale in a place, near a school or of a type. */
export default function PlacePage() {
  const found = useLoaderData<typeof loader>();
  if (found.page === null) {
    return (
      <NotFound
        title={frameMessages.notFound()}
        sentence={frameMessages.notFoundHint()}
        suggested={found.suggested}
      >
        <otherPlaces.OtherPlacesView page={found.others} />
      </NotFound>
    );
  }
  const { page, reactions } = found;
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
