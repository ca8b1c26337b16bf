import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { signInSheets } from '#accounts';
import { loadResults, ResultsView } from '#listings/pages';
import { siteContext } from '#platform';
import {
  findReactions,
  HomeReactions,
  loadCommuteAddresses,
  loadHomeStates,
  recordSearch,
  SaveSearchLink,
  saveSearchHref,
} from '#saved';
import { listMeta } from './page-meta.ts';
import { findRefusedPageSheet } from './refused-page-sheet.ts';

export async function loader(args: LoaderFunctionArgs) {
  const [results, sheet] = await Promise.all([loadResults(args), findRefusedPageSheet(args)]);
  const { words, ...page } = results;
  const { brokerage, publicUrl } = args.context.get(siteContext);
  const { heading, search, total, cards } = page;
  const [reactions] = await Promise.all([
    findReactions(
      args.context,
      cards.map(({ mlsNumber }) => mlsNumber),
    ),
    words && search.page === 1 && recordSearch(args, words),
  ]);
  const shown = {
    page,
    signInSheet: sheet.html,
    reactions,
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
  return data(shown, { headers: sheet.headers });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export default function PropertyListPage() {
  const { page, signInSheet, reactions, save } = useLoaderData<typeof loader>();
  return (
    <HomeReactions value={reactions}>
      {signInSheet && (
        <div
          ref={signInSheets.wakeSignInSheet}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
          dangerouslySetInnerHTML={{ __html: signInSheet }}
        />
      )}
      <ResultsView
        page={page}
        saveLink={<SaveSearchLink href={save} />}
        loadCommutes={loadCommuteAddresses}
        loadHomeStates={loadHomeStates}
      />
    </HomeReactions>
  );
}
