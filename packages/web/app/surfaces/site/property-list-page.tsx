import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { signInDialogs } from '#accounts';
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
import { findSignInQuestion } from './sign-in-question.ts';

export async function loader(args: LoaderFunctionArgs) {
  const [page, question] = await Promise.all([loadResults(args), findSignInQuestion(args)]);
  const { brokerage, publicUrl } = args.context.get(siteContext);
  const { heading, search, total, cards } = page;
  const shown = {
    page,
    question: question.html,
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
  return data(shown, { headers: question.headers });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export default function PropertyListPage() {
  const { page, question, reactions, save } = useLoaderData<typeof loader>();
  return (
    <HomeReactions value={reactions}>
      {question && (
        <div
          ref={signInDialogs.wakeSignInDialog}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
          dangerouslySetInnerHTML={{ __html: question }}
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
