import { leadListCalls, type leadListEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { ApiError, createClient } from '#platform';
import { leadRecords } from './lead-record-client.ts';

const lists = createClient<typeof leadListEndpoints>(leadListCalls, personApi);

interface Choice {
  value: string;
  label: string;
}

/** Who can be named on an offer: clients, agents, and lenders that the viewer may list. */
export async function readDealChoices(
  signal: AbortSignal,
): Promise<{ clients: Choice[]; agents: Choice[]; lenders: Choice[] }> {
  const [clients, { data }] = await Promise.all([
    lists.listClients({}, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 403) return { data: [] };
      throw error;
    }),
    leadRecords.getLeadLookups({}, { signal }),
  ]);
  const asChoice = ({ id, display }: { id: string; display: string }): Choice => ({
    value: id,
    label: display,
  });
  return {
    clients: clients.data.map(({ id, firstName, lastName }) => ({
      value: id,
      label: `${firstName} ${lastName}`.trim(),
    })),
    agents: data.agentList.map(asChoice),
    lenders: data.lenderList.map(asChoice),
  };
}
