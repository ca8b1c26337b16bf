import type { NavigateFunction } from 'react-router';
import type { RecordAction } from '#desk';
import { ApiError } from '#platform';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { claimMessages } from '../messages/claims.ts';

interface ClaimActionGiven<Row> {
  nameOf: (row: Row) => string | null;
  /** The letter that runs it on the current row. */
  key: string;
  navigate: NavigateFunction;
}

/** Claims a lead from a list and opens it. If a colleague was faster, it says who. */
export function claimAction<Row extends { id: string }>(
  given: ClaimActionGiven<Row>,
): RecordAction<Row> {
  const { nameOf, key, navigate } = given;
  return {
    name: 'claim',
    label: claimMessages.claim,
    key,
    isInRow: true,
    async run(row) {
      try {
        await inquiries.claimLead({ id: row.id });
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'lead-claimed') throw error;
        return claimMessages.tooLate({ reason: error.message });
      }
      navigate(`/leads/${row.id}`);
      return claimMessages.claimed({ name: nameOf(row) ?? claimMessages.thisLead() });
    },
  };
}
