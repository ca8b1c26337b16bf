import { leadLists } from '../list/lead-list-client.ts';

const MOST = 10;

/** The viewer’s leads by a part of the name, email or phone, as choices of a field. */
export async function findLeads(words: string, signal: AbortSignal) {
  const asked = { filter: { search: words }, paginator: { page: 1, per_page: MOST } };
  const { data } = await leadLists.getLeads(asked, { signal });
  return data.flatMap(({ id, primaryContact }) => {
    const name = `${primaryContact?.firstName ?? ''} ${primaryContact?.lastName ?? ''}`.trim();
    return name ? [{ value: id, label: name }] : [];
  });
}
