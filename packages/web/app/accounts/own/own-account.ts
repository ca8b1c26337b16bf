import {
  accountPaths,
  type identityEndpoints,
  type ownAccountEndpoints,
  type ownSettingsEndpoints,
  roles,
  type signInEndpoints,
  type twoStepEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, Endpoint } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, callApi } from '#platform';
import type { PersonSession } from '../session/find-person.ts';

export type OwnDetails = AnswerOf<typeof ownAccountEndpoints.userDetails>['data'];
export type TwoStepState = AnswerOf<typeof twoStepEndpoints.getTwoStep>['data'];
export type Passkey = TwoStepState['passkeys'][number];
export type OpenSession = AnswerOf<typeof signInEndpoints.sessions>['data'][number];
export type SecurityEvents = AnswerOf<typeof signInEndpoints.securityEvents>;
export type OwnIdentity = AnswerOf<typeof identityEndpoints.getIdentities>['data'][number];
export type NotificationSwitch = AnswerOf<
  typeof ownSettingsEndpoints.notifications
>['data'][number];

/** All that the account page shows of the person who is signed in. */
export interface OwnAccount {
  details: OwnDetails;
  isStaff: boolean;
  /** Their rights rest until a second step stands. */
  mustSetUpTwoStep: boolean;
  twoStep: TwoStepState;
  sessions: OpenSession[];
  identities: OwnIdentity[];
  notifications: NotificationSwitch[];
  events: SecurityEvents;
  /** The id before which the events shown begin; null on the newest page. */
  eventsBefore: number | null;
  /** When all this was asked, in milliseconds: the page says the same on the server and after. */
  askedAt: number;
}

const EVENTS_A_PAGE = 10;

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** What the brokerage holds of the person's own profile. */
export async function readOwnDetails(args: Asked): Promise<OwnDetails> {
  const { data } = await readerOf(args)<typeof ownAccountEndpoints.userDetails>(
    accountPaths.userDetails,
  );
  return data;
}

/** The account of `person`; `?before=` pages through what happened to it. */
export async function readOwnAccount(args: Asked, person: PersonSession): Promise<OwnAccount> {
  const read = readerOf(args);
  const before = eventsBefore(args.request);
  const [details, twoStep, sessions, identities, notifications, events] = await Promise.all([
    readOwnDetails(args),
    read<typeof twoStepEndpoints.getTwoStep>(accountPaths.twoStep),
    read<typeof signInEndpoints.sessions>(accountPaths.sessions),
    read<typeof identityEndpoints.getIdentities>(accountPaths.identities),
    read<typeof ownSettingsEndpoints.notifications>(accountPaths.notifications),
    read<typeof signInEndpoints.securityEvents>(accountPaths.securityEvents, {
      limit: EVENTS_A_PAGE,
      before: before ?? undefined,
    }),
  ]);
  return {
    details,
    isStaff: roles[details.rolename].side === 'staff',
    mustSetUpTwoStep: person.must_set_up_two_step,
    twoStep: twoStep.data,
    sessions: sessions.data,
    identities: identities.data,
    notifications: notifications.data,
    events,
    eventsBefore: before,
    askedAt: Date.now(),
  };
}

function readerOf({ context, request }: Asked) {
  const api = context.get(apiContext);
  return <E extends Endpoint>(path: string, query?: Record<string, number | undefined>) =>
    callApi<E>(api, { method: 'GET', path, signal: request.signal, ...(query && { query }) });
}

function eventsBefore(request: Request): number | null {
  const text = new URL(request.url).searchParams.get('before') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
