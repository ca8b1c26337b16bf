import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#platform';
import { agents } from './agent-client.ts';

const LENGTH_MAX = 80;
const PAGE_SIZE = 24;

/** The directory for the name, area and language in the address. */
export async function loadAgents({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name)?.trim().slice(0, LENGTH_MAX) ?? '';
  const filter = { name: asked('name'), area: asked('area'), language: asked('language') };
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(asked('page'))) || 1));
  const { data, areas, languages, total } = await agents.listAgents(
    { ...filter, page, pageSize: PAGE_SIZE },
    { api: context.get(apiContext), signal: request.signal },
  );
  const hrefOf = (at: number) => {
    const query = Object.entries({ ...filter, page: at > 1 ? String(at) : '' });
    const search = new URLSearchParams(query.filter(([, value]) => value !== ''));
    return `/agents${search.size > 0 ? `?${search}` : ''}`;
  };
  return {
    filter,
    areas,
    languages,
    cards: data,
    total,
    isFiltered: Object.values(filter).some(Boolean),
    previous: page > 1 ? hrefOf(page - 1) : null,
    next: page * PAGE_SIZE < total ? hrefOf(page + 1) : null,
    canonical: hrefOf(page),
  };
}

export type AgentsPage = Awaited<ReturnType<typeof loadAgents>>;
