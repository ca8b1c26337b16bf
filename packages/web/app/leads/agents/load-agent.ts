import { agentHref } from '@homestead/contract/leads';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError, apiContext } from '#platform';
import { agents } from './agent-client.ts';

/** An agent's page; null where there is none. A former address leads to the current one. */
export async function loadAgent({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), signal: request.signal };
  const slug = params.slug ?? '';
  const found = await agents.getAgent({ slug }, ask).catch((error: unknown) => {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  });
  if (!found) return null;
  const agent = found.data;
  if (agent.slug !== slug) throw redirect(agentHref(agent.slug), 301);
  return { agent, href: agentHref(agent.slug) };
}

export type AgentPage = NonNullable<Awaited<ReturnType<typeof loadAgent>>>;
