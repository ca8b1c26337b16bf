import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadResults, ResultsView } from '#listings/pages';
import { siteContext } from '#platform';
import {
  findReactions,
  HomeReactions,
  loadCommuteAddresses,
  loadHomeStates,
  SaveSearchLink,
  saveSearchHref,
} from '#saved';
import { listMeta } from './page-meta.ts';

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadResults(args);
  const { brokerage, publicUrl } = args.context.get(siteContext);
  const { heading, search, total, cards } = page;
  return {
    page,
    reactions: await findReactions(
      args.context,
      cards.map(({ mlsNumber }) => mlsNumber),
    ),
    save: saveSearchHref(search),
    meta: listMeta({
      heading,
      search,
      total,
      brokerage: brokerage.name,
      publicUrl,
      card: cards[0] ?? null,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export default function PropertyListPage() {
  const { page, reactions, save } = useLoaderData<typeof loader>();
  return (
    <HomeReactions value={reactions}>
      <ResultsView
        page={page}
        saveLink={<SaveSearchLink href={save} />}
        loadCommutes={loadCommuteAddresses}
        loadHomeStates={loadHomeStates}
      />
    </HomeReactions>
  );
}
