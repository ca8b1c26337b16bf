import { localDate } from '@homestead/contract/platform';
import type { Services } from '../room.ts';
import { sha256 } from '../sha256.ts';
import { fetchJson, OutsideError, type OutsideFailure } from './fetch-json.ts';
import { keepAnswer, selectCachedAnswers, takeFromQuota } from './outside-answer-store.ts';
import { Turnstile } from './turnstile.ts';

/** An outside service, as the settings describe it. */
export interface OutsideService {
  readonly name: string;
  /** Its base address, without a trailing slash. */
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly requestsPerDay: number;
  readonly keptDays: number;
  /** How many requests may be in progress at the same time. */
  readonly atOnce: number;
  /** The minimum time between two requests. */
  readonly pauseMs?: number;
}

/** A question to a service. `Answer` is JSON. */
export interface OutsideQuestion<Answer> {
  /** The question, without secrets: answers are remembered under its hash. */
  readonly about: unknown;
  /** Path and query below the service's address. */
  readonly path: string;
  /** Reads the answer from the response; null when the service has none to give. May throw. */
  read(sent: unknown): Answer | null;
  /** How long the answer is remembered, where the service's own days are too long. */
  readonly keptSeconds?: number;
}

/** An answer with its age. */
export interface OutsideAnswer<Answer> {
  answer: Answer;
  askedAt: Date;
}

type Outcome = 'answered' | 'nothing' | 'quota-spent' | OutsideFailure;

/** Failures that a retry may fix; only reads are sent, so retries do no harm. */
const passing: ReadonlySet<OutsideFailure> = new Set(['unreachable', 'failing']);
/** Failures of the service or the network, not of the question: not remembered with it. */
const notOfQuestion: ReadonlySet<OutsideFailure> = new Set([
  'busy',
  'time-out',
  'unreachable',
  'too-many',
]);

const TIMEOUT_MS = 3000;
const DAY_SECONDS = 86_400;
/** How long a missing answer is remembered. */
const NOTHING_KEPT_SECONDS = 300;
/** How long not to try a service after it couldn't be reached, so people don't wait for nothing. */
const REST_MS = 30_000;
const LONGEST_REST_MS = 3_600_000;
/** This many failures in a row mean that the service is down, rather than one bad question. */
const FAILURES_THAT_REST = 3;

/**
 * Sends requests to outside services, all in one way: fixed host, three seconds, no
 * redirects, a size limit, answers remembered in the database, a quota per local date counted
 * across all nodes, one shared request for people who ask the same at the same time, few requests
 * at a time. Outside failures are never thrown: there is no answer then, and the log says why
 * without the question.
 */
export class ServiceGateway {
  readonly #services: Pick<Services, 'db' | 'log'>;
  readonly #timeoutMs: number;
  readonly #requests: ReturnType<typeof counterOf>;
  readonly #flights = new Map<string, Promise<OutsideAnswer<unknown> | null>>();
  readonly #turnstiles = new Map<string, Turnstile>();
  readonly #rests = new Map<string, { until: number; failures: number }>();

  constructor(
    services: Pick<Services, 'db' | 'log' | 'metrics'>,
    { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
  ) {
    this.#services = services;
    this.#timeoutMs = timeoutMs;
    this.#requests = counterOf(services.metrics);
  }

  /**
   * The remembered answer to a question: null for "there is none", undefined for nothing
   * remembered.
   */
  async recall<Answer>(
    service: OutsideService,
    question: OutsideQuestion<Answer>,
  ): Promise<OutsideAnswer<Answer> | null | undefined> {
    const [known] = await this.recallAll(service, [question]);
    return known;
  }

  /** The same for many questions, in their order. */
  async recallAll<Answer>(
    service: OutsideService,
    questions: readonly OutsideQuestion<Answer>[],
  ): Promise<(OutsideAnswer<Answer> | null | undefined)[]> {
    const hashes = questions.map((question) => hashOf(service, question));
    const rows = await selectCachedAnswers(this.#services.db, service.name, hashes);
    const kept = new Map(rows.map((row) => [row.question_hash.toString('base64'), row]));
    return hashes.map((hash) => {
      const row = kept.get(hash.toString('base64'));
      if (!row) return undefined;
      return row.answer === null ? null : { answer: row.answer as Answer, askedAt: row.asked_at };
    });
  }

  /**
   * The answer to a question, remembered or requested; null when there is none. `beforeAsking` is
   * awaited just before a request is sent, and may refuse.
   */
  async ask<Answer>(
    service: OutsideService,
    question: OutsideQuestion<Answer>,
    beforeAsking?: () => Promise<void>,
  ): Promise<OutsideAnswer<Answer> | null> {
    const known = await this.recall(service, question);
    if (known !== undefined) return known;
    const flight = `${service.name} ${hashOf(service, question).toString('base64')}`;
    if (!this.#flights.has(flight)) {
      if (this.#isResting(service)) return null;
      await beforeAsking?.();
    }
    let answer = this.#flights.get(flight) as Promise<OutsideAnswer<Answer> | null> | undefined;
    if (!answer) {
      answer = this.#askNow(service, question).finally(() => this.#flights.delete(flight));
      this.#flights.set(flight, answer);
    }
    return answer;
  }

  #isResting({ name }: OutsideService): boolean {
    return (this.#rests.get(name)?.until ?? 0) > Date.now();
  }

  async #askNow<Answer>(
    service: OutsideService,
    question: OutsideQuestion<Answer>,
  ): Promise<OutsideAnswer<Answer> | null> {
    const startedAt = performance.now();
    const tell = (outcome: Outcome, status: number | null = null) => {
      this.#requests.inc({ service: service.name, outcome });
      if (outcome === 'answered' || outcome === 'nothing') return;
      const ms = Math.round(performance.now() - startedAt);
      this.#services.log.warn({ service: service.name, outcome, status, ms }, 'outside service');
    };
    try {
      const sent = await this.#send(service, question);
      if (sent === QUOTA_SPENT) {
        tell('quota-spent');
        return null;
      }
      const answer = readAnswer(question, sent);
      this.#rests.delete(service.name);
      tell(answer === null ? 'nothing' : 'answered');
      return await this.#keep(service, question, answer);
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      tell(error.failure, error.status);
      this.#rest(service, error);
      return notOfQuestion.has(error.failure) ? null : this.#keep(service, question, null);
    }
  }

  /**
   * One request, or two when the first broke; waiting for a turn counts toward the same time limit.
   */
  async #send<Answer>(
    service: OutsideService,
    question: OutsideQuestion<Answer>,
  ): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const leave = await this.#turnstileOf(service)
      .enter(signal)
      .catch(() => {
        throw new OutsideError('busy');
      });
    const request = { headers: service.headers, signal };
    try {
      for (let isFirst = true; ; isFirst = false) {
        if (!(await this.#takeFromQuota(service))) return QUOTA_SPENT;
        try {
          return await fetchJson(`${service.url}${question.path}`, request);
        } catch (error) {
          const isPassing = error instanceof OutsideError && passing.has(error.failure);
          if (!isFirst || !isPassing || signal.aborted) throw error;
        }
      }
    } finally {
      leave();
    }
  }

  #takeFromQuota({ name, requestsPerDay }: OutsideService): Promise<boolean> {
    const quota = { day: localDate(new Date()), most: requestsPerDay };
    return takeFromQuota(this.#services.db, name, quota);
  }

  async #keep<Answer>(
    service: OutsideService,
    question: OutsideQuestion<Answer>,
    answer: Answer | null,
  ): Promise<OutsideAnswer<Answer> | null> {
    const seconds =
      answer === null
        ? NOTHING_KEPT_SECONDS
        : (question.keptSeconds ?? service.keptDays * DAY_SECONDS);
    const questionHash = hashOf(service, question);
    const kept = { service: service.name, questionHash, answer, seconds };
    const askedAt = await keepAnswer(this.#services.db, kept);
    return answer === null ? null : { answer, askedAt };
  }

  #rest({ name }: OutsideService, { failure, status, waitMs }: OutsideError): void {
    if (failure === 'busy' || (failure === 'refused' && isOfInput(status))) return;
    const failures = (this.#rests.get(name)?.failures ?? 0) + 1;
    const isDown = failure === 'time-out' || failure === 'unreachable' || failure === 'too-many';
    const isAtRest = isDown || failures >= FAILURES_THAT_REST;
    const restMs = Math.min(Math.max(waitMs ?? 0, REST_MS), LONGEST_REST_MS);
    this.#rests.set(name, { failures, until: isAtRest ? Date.now() + restMs : 0 });
  }

  #turnstileOf(service: OutsideService): Turnstile {
    const known = this.#turnstiles.get(service.name);
    if (known) return known;
    const turnstile = new Turnstile(service);
    this.#turnstiles.set(service.name, turnstile);
    return turnstile;
  }
}

const opened = new WeakMap<Services, ServiceGateway>();

/** The one gateway of this program: all rooms share its limits and pauses. */
export function serviceGatewayOf(services: Services): ServiceGateway {
  const known = opened.get(services) ?? new ServiceGateway(services);
  opened.set(services, known);
  return known;
}

const QUOTA_SPENT = Symbol('quota spent');

function counterOf(metrics: Services['metrics']) {
  return metrics.counter('outside_requests_total', 'What services outside were asked', [
    'service',
    'outcome',
  ]);
}

/** The service is up and says that it can't handle the question. */
function isOfInput(status: number | null): boolean {
  return status === 400 || status === 404 || status === 422;
}

function readAnswer<Answer>(question: OutsideQuestion<Answer>, sent: unknown): Answer | null {
  try {
    return question.read(sent);
  } catch {
    throw new OutsideError('unreadable');
  }
}

function hashOf<Answer>(service: OutsideService, question: OutsideQuestion<Answer>): Buffer {
  const text = JSON.stringify([service.name, service.url, question.about]);
  return sha256(text);
}
