import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { AgentForm, AgentView, findAgentForm, loadAgent, takeAgentForm } from '#leads/pages';
import { siteContext } from '#platform';
import { findReactions, HomeReactions } from '#saved';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { pageMessages } from './messages/pages.ts';
import { NotFound } from './not-found.tsx';
import { ownPageMeta } from './page-meta.ts';
import styles from './place-page.module.css';
import { agentFacts, StructuredData } from './structured-data.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const site = args.context.get(siteContext);
  const { brokerage, publicUrl } = site;
  const page = await loadAgent(args);
  if (!page) {
    const title = `${pageMessages.agentNotFound()} | ${brokerage.name}`;
    const none = { page: null, meta: [{ title }, { name: 'robots', content: 'noindex' }] };
    return data(none, { status: 404 });
  }
  const { agent, href } = page;
  const name = `${agent.firstName} ${agent.lastName}`;
  const meta = ownPageMeta({
    title: `${name} | ${brokerage.name}`,
    description: agent.about || pageMessages.agentDescription({ name, firm: brokerage.name }),
    href,
    image: agent.photo ? { url: publicUrl + agent.photo, alt: name } : null,
    isIndexed: true,
    siteName: brokerage.name,
    publicUrl,
  });
  const form = { html: await findAgentForm(args, agent.slug) };
  const reactions = await findReactions(
    args.context,
    [...page.forSale.cards, ...page.underContract.cards].map(({ mlsNumber }) => mlsNumber),
  );
  return data({ page, form, reactions, machineFacts: agentFacts(agent, site), meta });
}

export function action(args: ActionFunctionArgs) {
  return takeAgentForm(args);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

/** /agents/{slug}: an agent, with a form to write to them. */
export default function AgentPage() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (found.page === null) {
    return (
      <NotFound
        title={pageMessages.agentNotFound()}
        sentence={pageMessages.agentNotFoundHint()}
        suggested={{ title: '', cards: [] }}
      >
        <p>
          <a href="/agents" className="button" data-look="primary">
            {pageMessages.seeAgents()}
          </a>
        </p>
      </NotFound>
    );
  }
  const { page, form, reactions, machineFacts } = found;
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <StructuredData json={machineFacts} />
      <Breadcrumbs crumbs={[{ name: pageMessages.agentsTitle(), href: '/agents' }]} />
      <HomeReactions value={reactions}>
        <AgentView page={page} form={<AgentForm {...(answer ?? form)} />} />
      </HomeReactions>
    </main>
  );
}
