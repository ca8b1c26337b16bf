import type { WireFoundLead } from '@homestead/contract/leads';
import { useFound } from '#desk';
import { leadSearch } from './lead-search-client.ts';

const findLeads = async (words: string, signal: AbortSignal) =>
  (await leadSearch.findLeads({ words }, { signal })).data;

/** At most ten leads by a part of the name, email, or phone; none for fewer than two characters. */
export const useFoundLeads = (text: string): WireFoundLead[] => useFound(text, findLeads);
