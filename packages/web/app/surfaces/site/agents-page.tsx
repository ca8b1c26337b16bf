import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AgentsView, loadAgents } from '#leads/pages';
import { siteContext } from '#platform';
import { pageMessages } from './messages/pages.ts';
import { ownPageMeta } from './page-meta.ts';
import styles from './place-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const { brokerage, publicUrl } = args.context.get(siteContext);
  const page = await loadAgents(args);
  const meta = ownPageMeta({
    title: `${pageMessages.agentsTitle()} | ${brokerage.name}`,
    description: pageMessages.agentsDescription({ firm: brokerage.name }),
    href: page.canonical,
    isIndexed: page.total > 0 && !page.isFiltered,
    siteName: brokerage.name,
    publicUrl,
  });
  return { page, meta };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

/** /agents: the agent directory. */
export default function AgentsPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <AgentsView page={page} />
    </main>
  );
}
