import {
  agentHref,
  agentProfileCalls,
  type agentProfileEndpoints,
} from '@homestead/contract/leads';
import { type Api, createClient } from '#platform';

export const agents = createClient<typeof agentProfileEndpoints>(agentProfileCalls);

const MOST = 100;

/** The addresses of all agents' pages. */
export async function findAgentHrefs(ask: { api: Api; signal: AbortSignal }): Promise<string[]> {
  const hrefs: string[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await agents.listAgents({ page, pageSize: MOST }, ask);
    hrefs.push(...data.map(({ slug }) => agentHref(slug)));
    if (data.length === 0 || hrefs.length >= total) return hrefs;
  }
}
