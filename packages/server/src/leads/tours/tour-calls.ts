import {
  leadEndpoints,
  type TourAnswer,
  tourRequestEndpoints,
  type WireTourRequest,
} from '@homestead/contract/leads';
import type { Endpoint } from '@homestead/contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openAccounts } from '#accounts';
import {
  addressOf,
  answerOnce,
  atomically,
  type Caller,
  type ColumnScope,
  hiddenColumns,
  holds,
  linkKeyOf,
  originOf,
  refuse,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import { answerAsStaff } from './answer-as-staff.ts';
import { answersTo, answerTour, withVideoLink, withVideoLinks } from './answer-tour.ts';
import { bookTour } from './book-tour.ts';
import { BusyTourTimes } from './busy-tour-times.ts';
import { changeMyTour, presentMyTour, presentOwnTour } from './change-my-tour.ts';
import { clearTourRequest } from './clear-tour-request.ts';
import { presentRatedTour, rateTour } from './rate-tour.ts';
import { requestTour } from './request-tour.ts';
import { countTourLinkTry, openAnswerLink, openMyTourLink, openRatingLink } from './tour-links.ts';
import {
  isErased,
  type ListedTour,
  selectTourRequests,
  type TourRequestRow,
} from './tour-request-store.ts';
import { isOwnTour, lockTour, selectOwnTours } from './tour-state-store.ts';

/** Facts of a tour request that are columns of the desk. */
const tourColumns: ColumnScope = {
  email: { label: fieldMessages.email, see: ['column-email'], change: ['column-email'] },
  phone: { label: fieldMessages.phone, see: ['column-phone'], change: ['column-phone'] },
};

/** Registers the calls that ask for a tour and list who did. */
export function serveTourCalls(app: FastifyInstance, services: Services): void {
  const accounts = openAccounts(services);
  serveEndpoint(app, leadEndpoints.requestTour, ({ request, ...call }) =>
    requestTour(accounts, { ...call, origin: originOf(request) }),
  );
  const busyTimes = new BusyTourTimes(services.db);
  serveEndpoint(app, leadEndpoints.getBusyTourTimes, async (call) => ({
    data: await busyTimes.of(requireCaller(call).personId, call.query.day, new Date()),
  }));
  serveEndpoint(app, tourRequestEndpoints.listTourRequests, async ({ query, caller }) => {
    const staff = requireOffice(caller);
    const { search = '', list, ...page } = query;
    const words = search.split(/\s+/).filter((word) => word !== '');
    const wanted = { words, list, hidden: hiddenColumns(staff, tourColumns) };
    const { rows, ...facts } = await selectTourRequests(services.db, staff, wanted, page);
    const agentOf = (row: ListedTour) => row.agent_id ?? staff.personId;
    const linked = await withVideoLinks(services.db, rows, agentOf);
    return { data: linked.map((row) => presentTo(staff, row)), ...facts };
  });
  serveEndpoint(app, tourRequestEndpoints.clearTourRequest, async (call) => {
    const staff = requireOffice(call.caller);
    const row = await clearTourRequest(accounts, call);
    return { data: presentTo(staff, row) };
  });
  serveEndpoint(app, tourRequestEndpoints.bookTour, (call) => {
    const staff = requireOffice(call.caller);
    const body = { ...call.params, ...call.body };
    return answerOnce(
      services,
      submissionOf(tourRequestEndpoints.bookTour, body, call),
      async (tx) => ({ data: presentTo(staff, await bookTour(services, tx, staff, body)) }),
    );
  });
  serveEndpoint(app, tourRequestEndpoints.confirmTour, (call) =>
    answerOnceAsStaff(services, tourRequestEndpoints.confirmTour, call, {
      answer: 'confirm',
      ...call.body,
    }),
  );
  serveEndpoint(app, tourRequestEndpoints.proposeTourTimes, (call) =>
    answerOnceAsStaff(services, tourRequestEndpoints.proposeTourTimes, call, {
      answer: 'propose',
      ...call.body,
    }),
  );
  serveEndpoint(app, tourRequestEndpoints.declineTour, (call) =>
    answerOnceAsStaff(services, tourRequestEndpoints.declineTour, call, {
      answer: 'decline',
      ...call.body,
    }),
  );
  serveEndpoint(app, leadEndpoints.getTourToAnswer, async ({ request }) => {
    const key = await countTourLinkTry(services, linkTryOf(request));
    const { tour } = await openAnswerLink(services.db, key, { isLocked: false });
    return { data: presentTourRequest(await withVideoLink(services.db, tour), false) };
  });
  serveEndpoint(app, leadEndpoints.answerTour, async ({ request, body: answer }) => {
    const key = await countTourLinkTry(services, linkTryOf(request));
    return atomically(services.db, async (tx) => {
      const opened = await openAnswerLink(tx, key, { isLocked: true });
      const answered = await answerTour(services, tx, { ...opened, answer });
      return { data: presentTourRequest(answered, false) };
    });
  });
  serveEndpoint(app, leadEndpoints.getMyTour, async ({ request }) => {
    const key = await countTourLinkTry(services, linkTryOf(request));
    return { data: presentMyTour(await openMyTourLink(services.db, key, { isLocked: false })) };
  });
  serveEndpoint(app, leadEndpoints.changeMyTour, async ({ request, body: change }) => {
    const key = await countTourLinkTry(services, linkTryOf(request));
    return atomically(services.db, async (tx) => {
      const tour = await openMyTourLink(tx, key, { isLocked: true });
      return { data: presentMyTour(await changeMyTour(services, tx, { tour, change })) };
    });
  });
  serveEndpoint(app, leadEndpoints.listMyTours, async (call) => {
    const tours = await selectOwnTours(services.db, requireCaller(call).personId);
    return { data: tours.map(presentOwnTour) };
  });
  serveEndpoint(app, leadEndpoints.changeOneOfMyTours, (call) =>
    atomically(services.db, async (tx) => {
      const tour = await lockTour(tx, call.params.id);
      const isOwn = await isOwnTour(tx, requireCaller(call).personId, call.params.id);
      if (!tour || !isOwn) return refuseLead('tour-request-not-found');
      const changed = await changeMyTour(services, tx, { tour, change: call.body });
      return { data: presentOwnTour(changed) };
    }),
  );
  serveEndpoint(app, leadEndpoints.getTourToRate, async ({ request }) => {
    const key = await countTourLinkTry(services, linkTryOf(request));
    const tour = await openRatingLink(services.db, key, { isLocked: false });
    return { data: await presentRatedTour(services.db, tour) };
  });
  serveEndpoint(app, leadEndpoints.rateTour, async ({ request, body }) => {
    const key = await countTourLinkTry(services, linkTryOf(request));
    return atomically(services.db, async (tx) => {
      const tour = await openRatingLink(tx, key, { isLocked: true });
      await rateTour(services, tx, tour, body);
      return { data: await presentRatedTour(tx, tour) };
    });
  });
}

const linkTryOf = (request: FastifyRequest) => ({
  key: linkKeyOf(request),
  address: addressOf(request),
});

/** Answers a tour request for the caller, once for a key. */
function answerOnceAsStaff(
  services: Services,
  endpoint: Endpoint,
  call: { params: { id: string }; caller: Caller | null; idempotencyKey: string | null },
  answer: TourAnswer,
): Promise<{ data: WireTourRequest }> {
  const staff = requireOffice(call.caller);
  const { id } = call.params;
  return answerOnce(services, submissionOf(endpoint, { id, ...answer }, call), async (tx) => {
    const answered = await answerAsStaff(services, tx, staff, { id, answer });
    return { data: presentTo(staff, answered) };
  });
}

const presentTo = (staff: Caller, row: TourRequestRow): WireTourRequest =>
  seenColumns(staff, tourColumns, presentTourRequest(row, holds(staff, 'lead-assign-all')));

function requireOffice(caller: Caller | null): Caller {
  const staff = requireCaller({ caller });
  return staff.side === 'staff' ? staff : refuse('not-permitted');
}

function presentTourRequest(row: TourRequestRow, mayClear: boolean): WireTourRequest {
  const isClearable = mayClear && row.is_suspected && !isErased(row);
  return {
    id: row.id,
    requestedAt: row.requested_at.toISOString(),
    name: row.name,
    email: row.email,
    phone: row.phone,
    comments: row.comments,
    mlsNumber: row.mls_number,
    homeAddress: row.home_address,
    kind: row.kind as WireTourRequest['kind'],
    startsAt: row.times.map((time) => time.toISOString()),
    isSuspected: row.is_suspected,
    state: row.state as WireTourRequest['state'],
    agreedAt: row.agreed_at?.toISOString() ?? null,
    proposed: row.proposed.map((time) => time.toISOString()),
    reason: row.reason,
    videoLink: row.video_link,
    hasAgreement: row.has_agreement,
    waitsForSignature: row.agreement_envelope_id !== null,
    rating: row.rating ?? null,
    version: row.version,
    abilities: isClearable ? ['clear'] : [...answersTo(row)],
  };
}
