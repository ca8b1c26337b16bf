import { createHash } from 'node:crypto';
import { omahaDate } from '@homestead/contract/platform';
import type { House } from '#platform';
import { fetchJson, OutsideError, type OutsideFailure } from './fetch-json.ts';
import { keepAnswer, selectKeptAnswers, takeFromQuota } from './outside-answer-store.ts';
import { Turnstile } from './turnstile.ts';

/** A service outside, as the settings describe it. */
export interface OutsideService {
  readonly name: 'walkscore' | 'howloud' | 'flood' | 'osrm' | 'nominatim';
  /** Address below which it is asked, without a slash at its end. */
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly requestsPerDay: number;
  readonly keptDays: number;
  /** How many requests may be under way at the same time. */
  readonly atOnce: number;
  /** The least time between two requests. */
  readonly pauseMs?: number;
}

/** What is asked of a service. `Answer` is JSON. */
export interface OutsideQuestion<Answer> {
  /** What is asked, without secrets: answers are remembered under the hash of it. */
  readonly about: unknown;
  /** Path and query below the service's address. */
  readonly path: string;
  /** The answer in what the service sent; null when it has none to give. May throw. */
  read(sent: unknown): Answer | null;
  /** For how long the answer is remembered, where the service's own days are too long. */
  readonly keptSeconds?: number;
}

/** An answer with its age. */
export interface OutsideAnswer<Answer> {
  answer: Answer;
  askedAt: Date;
}

type Outcome = 'answered' | 'nothing' | 'quota-spent' | OutsideFailure;

/** Failures that a second try may get past; only reads go out, so it does no harm. */
const passing: ReadonlySet<OutsideFailure> = new Set(['unreachable', 'failing']);
/** Failures of the service or of our way to it, not of the question: they are not remembered with it. */
const notOfQuestion: ReadonlySet<OutsideFailure> = new Set([
  'busy',
  'time-out',
  'unreachable',
  'too-many',
]);

const TIMEOUT_MS = 3000;
const DAY_SECONDS = 86_400;
/** That there was no answer is remembered this long. */
const NOTHING_KEPT_SECONDS = 300;
/** A service that can't be reached is left alone this long, so that nobody waits for it in vain. */
const REST_MS = 30_000;
const LONGEST_REST_MS = 3_600_000;
/** So many failures in a row mean that the service is down and not just a question it can't take. */
const FAILURES_THAT_REST = 3;

/**
 * Asks services outside, all in one way (safety.md, "Third-party calls"): fixed host, three seconds,
 * no redirects, a size limit, answers remembered in the database, a quota for each Omaha date counted
 * over all nodes, one request for people who ask the same at the same time, few requests at once.
 * Nothing that goes wrong outside is ever thrown: there is no answer then, and the log says why
 * without what was asked.
 */
export class OutsideDesk {
  readonly #house: Pick<House, 'db' | 'log'>;
  readonly #timeoutMs: number;
  readonly #requests: ReturnType<typeof counterOf>;
  readonly #flights = new Map<string, Promise<OutsideAnswer<unknown> | null>>();
  readonly #turnstiles = new Map<string, Turnstile>();
  readonly #rests = new Map<string, { until: number; failures: number }>();

  constructor(
    house: Pick<House, 'db' | 'log' | 'metrics'>,
    { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
  ) {
    this.#house = house;
    this.#timeoutMs = timeoutMs;
    this.#requests = counterOf(house.metrics);
  }

  /** What is remembered of a question: an answer, null for "there is none", undefined for nothing. */
  async recall<Answer>(
    service: OutsideService,
    question: OutsideQuestion<Answer>,
  ): Promise<OutsideAnswer<Answer> | null | undefined> {
    const [known] = await this.recallAll(service, [question]);
    return known;
  }

  /** The same of many questions, in their order. */
  async recallAll<Answer>(
    service: OutsideService,
    questions: readonly OutsideQuestion<Answer>[],
  ): Promise<(OutsideAnswer<Answer> | null | undefined)[]> {
    const hashes = questions.map((question) => hashOf(service, question));
    const rows = await selectKeptAnswers(this.#house.db, service.name, hashes);
    const kept = new Map(rows.map((row) => [row.question_hash.toString('base64'), row]));
    return hashes.map((hash) => {
      const row = kept.get(hash.toString('base64'));
      if (!row) return undefined;
      return row.answer === null ? null : { answer: row.answer as Answer, askedAt: row.asked_at };
    });
  }

  /**
   * The answer to a question, remembered or asked; null when there is none. `beforeAsking` is
   * awaited once a request is about to go out, and may refuse.
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
      this.#house.log.warn({ service: service.name, outcome, status, ms }, 'outside service');
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

  /** One request, or two when the first broke; waiting for a turn takes of the same time. */
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
    const quota = { day: omahaDate(new Date()), most: requestsPerDay };
    return takeFromQuota(this.#house.db, name, quota);
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
    const askedAt = await keepAnswer(this.#house.db, kept);
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

const QUOTA_SPENT = Symbol('quota spent');

function counterOf(metrics: House['metrics']) {
  return metrics.counter('outside_requests_total', 'What services outside were asked', [
    'service',
    'outcome',
  ]);
}

/** The service is there and says that it can't do anything with what it was asked. */
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
  return createHash('sha256').update(text).digest();
}
