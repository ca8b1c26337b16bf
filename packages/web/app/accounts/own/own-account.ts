import {
  type identityEndpoints,
  type ownAccountEndpoints,
  type proofEndpoints,
  roles,
  type signInEndpoints,
  type twoStepEndpoints,
  type WireNotificationSetting,
} from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#platform';
import { identity, ownAccount, ownSettings, proof, signIn, twoStep } from '../clients.ts';
import type { PersonSession } from '../session/find-person.ts';

export type OwnDetails = AnswerOf<typeof ownAccountEndpoints.getUserDetails>['data'];
export type TwoStepState = AnswerOf<typeof twoStepEndpoints.getTwoStep>['data'];
export type Passkey = TwoStepState['passkeys'][number];
export type OpenSession = AnswerOf<typeof signInEndpoints.getSessions>['data'][number];
export type SecurityEvents = AnswerOf<typeof signInEndpoints.getSecurityEvents>;
type OwnIdentity = AnswerOf<typeof identityEndpoints.getIdentities>['data'][number];

type ProofState = AnswerOf<typeof proofEndpoints.getProof>['data'];

/** Everything the account page shows about the signed-in person. */
export interface OwnAccount {
  details: OwnDetails;
  isStaff: boolean;
  /** Their permissions are suspended until they set up a second step. */
  mustSetUpTwoStep: boolean;
  twoStep: TwoStepState;
  /** Their role should have two-step sign-in, and they don't. */
  isTwoStepSuggested: boolean;
  proof: ProofState;
  sessions: OpenSession[];
  identities: OwnIdentity[];
  notifications: WireNotificationSetting[];
  events: SecurityEvents;
  /**
   * When this was loaded, in milliseconds, so the page says the same on the server and in the
   * browser.
   */
  askedAt: number;
}

const EVENTS_A_PAGE = 10;

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** The person's profile as the brokerage has it. */
export async function readOwnDetails(args: Asked): Promise<OwnDetails> {
  const { data } = await ownAccount.getUserDetails({}, askOf(args));
  return data;
}

/** The account of `person`; `?page=` is the page of its activity. */
export async function readOwnAccount(args: Asked, person: PersonSession): Promise<OwnAccount> {
  const ask = askOf(args);
  const [details, steps, proven, sessions, identities, notifications, events] = await Promise.all([
    readOwnDetails(args),
    twoStep.getTwoStep({}, ask),
    proof.getProof({}, ask),
    signIn.getSessions({}, ask),
    identity.getIdentities({}, ask),
    ownSettings.getNotifications({}, ask),
    signIn.getSecurityEvents({ page: readPage(args.request), pageSize: EVENTS_A_PAGE }, ask),
  ]);
  return {
    details,
    isStaff: roles[details.rolename].side === 'staff',
    isTwoStepSuggested: person.isTwoStepSuggested,
    mustSetUpTwoStep: person.mustSetUpTwoStep,
    twoStep: steps.data,
    proof: proven.data,
    sessions: sessions.data,
    identities: identities.data,
    notifications: notifications.data,
    events,
    askedAt: Date.now(),
  };
}

function askOf({ context, request }: Asked) {
  return { api: context.get(apiContext), signal: request.signal };
}

function readPage(request: Request): number {
  const text = new URL(request.url).searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
