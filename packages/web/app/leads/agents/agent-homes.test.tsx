import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Api, apiContext, siteContext } from '#platform';
import { agentMessages } from '../messages/agents.ts';
import { AgentListings } from './agent-homes.tsx';
import { type AgentPage, loadAgent } from './load-agent.ts';

const href = '/agents/priya-raman';

async function loadWith(homes: Response): Promise<AgentPage> {
  const agent = { slug: 'priya-raman', firstName: 'Priya', lastName: 'Raman', about: '' };
  const facts = { priceFromCents: null, priceToCents: null, aboutEs: null };
  const api: Api = async (path) =>
    path.endsWith('/homes') ? homes : Response.json({ data: { ...agent, ...facts } });
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(siteContext, { brokerage: { name: 'Homestead' } } as never);
  const url = new URL(`https://homes.example.org${href}`);
  const params = { slug: 'priya-raman' };
  const page = await loadAgent({ context, params, url, request: new Request(url), pattern: '' });
  if (!page) throw new Error('the agent is there');
  return page;
}

it('says that an agent’s homes couldn’t be loaded, which isn’t that there are none', async () => {
  const failed = renderToStaticMarkup(
    <AgentListings page={await loadWith(Response.json({}, { status: 503 }))} />,
  );
  expect(failed).toContain(agentMessages.homesNotLoaded({ name: 'Priya' }));
  expect(failed).toContain(`href="${href}"`);
  const none = { listings: [], underContract: [], sales: [], salesTotal: 0, mlsId: null };
  const without = renderToStaticMarkup(
    <AgentListings page={await loadWith(Response.json({ data: none }))} />,
  );
  expect(without).toBe('');
});
