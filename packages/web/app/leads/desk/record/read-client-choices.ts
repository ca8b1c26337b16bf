import { leadListCalls, type leadListEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { ApiError, createClient } from '#platform';

const lists = createClient<typeof leadListEndpoints>(leadListCalls, personApi);

/** The clients that the viewer may list; none for those who may not. */
export async function readClientChoices(
  signal: AbortSignal,
): Promise<{ value: string; label: string }[]> {
  try {
    const { data } = await lists.listClients({}, { signal });
    return data.map(({ id, firstName, lastName }) => ({
      value: id,
      label: `${firstName} ${lastName}`.trim(),
    }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}
