import {
  inquiriesMoved,
  leadsTaken,
  tasksMoved,
  tourRequestCalls,
  type tourRequestEndpoints,
  unmatchedMoved,
} from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { WaitingCount } from '#desk';
import { createClient } from '#platform';
import { claims } from '../claims/claim-client.ts';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { countMessages } from '../messages/counts.ts';
import { tasks } from '../tasks/task-client.ts';
import { unmatched } from '../unmatched/unmatched-client.ts';

// The client of the page comes with its actions, which the sidebar doesn’t need.
const tours = createClient<typeof tourRequestEndpoints>(tourRequestCalls, personApi);
const first = { page: 1, pageSize: 1 };

/** Inquiries that wait for a reply. */
export const NewLeadsCount = () => (
  <WaitingCount
    name="waiting-inquiries"
    ask={async (signal) => (await inquiries.listInquiries(first, { signal })).waiting}
    moves={[inquiriesMoved, leadsTaken]}
    label={countMessages.inquiries}
  />
);

/** Leads that the viewer could claim. */
export const ClaimCount = () => (
  <WaitingCount
    name="claimable"
    ask={async (signal) => (await claims.countClaimable({}, { signal })).data.claimable}
    moves={[inquiriesMoved, leadsTaken]}
    label={countMessages.claimable}
  />
);

/** The viewer’s own tasks that are due today or overdue. */
export const TaskCount = () => (
  <WaitingCount
    name="due-tasks"
    ask={async (signal) => (await tasks.listTasks({ ...first, state: 'today' }, { signal })).total}
    moves={[tasksMoved]}
    label={countMessages.tasks}
  />
);

/** Requests for tours that wait for an answer. */
export const TourCount = () => (
  <WaitingCount
    name="tours-to-answer"
    ask={async (signal) =>
      (await tours.listTourRequests({ ...first, list: 'to-answer' }, { signal })).total
    }
    moves={[inquiriesMoved]}
    label={countMessages.tours}
  />
);

/** Messages that matched no lead. */
export const UnmatchedCount = () => (
  <WaitingCount
    name="unmatched"
    ask={async (signal) => (await unmatched.countUnmatched({}, { signal })).data.waiting}
    moves={[unmatchedMoved]}
    label={countMessages.unmatched}
  />
);
