import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { backoff } from '../backoff.ts';
import { connectionOptions, type DatabaseConnection } from '../database.ts';
import type { Log } from '../log.ts';

const RETRY_MS = { first: 250, most: 15_000 };
const CHECK_EVERY_MS = 30_000;
const CHECK_TIMEOUT_MS = 5000;

/** A listener on a channel. Neither function may throw. */
interface Listener {
  onNotify(payload: string): void;
  /** Called after each connect: notifications may have been missed before. */
  onConnect(): void;
}

/**
 * The one connection of a process that listens for PostgreSQL notifications. A notification is only
 * a hint to look: listeners read the tables, after every connect too, so nothing is missed while
 * the connection is down.
 */
export class Hub {
  readonly #connection: DatabaseConnection;
  readonly #log: Log;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #ending = new AbortController();
  #client: pg.Client | null = null;
  #running: Promise<void> | null = null;

  constructor(connection: DatabaseConnection, log: Log) {
    this.#connection = connection;
    this.#log = log;
  }

  /** Whether notifications are arriving right now. */
  get isConnected(): boolean {
    return this.#client !== null;
  }

  /** Connects, and reconnects whenever the connection is lost, until {@link stop}. */
  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#client?.end().catch(() => {});
    await this.#running;
  }

  /** Listens to a channel. Returns a function that stops. */
  listen(channel: string, listener: Listener): () => void {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    if (known) {
      if (this.isConnected) listener.onConnect();
    } else {
      this.#client?.query(listenTo(channel)).then(
        () => listener.onConnect(),
        // The connection is lost; the next one listens to this channel too.
        () => {},
      );
    }
    return () => listeners.delete(listener);
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    let failures = 0;
    while (!signal.aborted) {
      try {
        await this.#listenUntilLost(() => {
          failures = 0;
        });
      } catch (error) {
        if (signal.aborted) return;
        this.#log.warn(
          { err: error },
          'no notifications from the database; polling until it is back',
        );
      }
      failures += 1;
      const delay = backoff(failures, RETRY_MS) * (0.5 + Math.random());
      await pause(delay, undefined, { signal }).catch(() => {});
    }
  }

  async #listenUntilLost(onConnected: () => void): Promise<void> {
    const client = new pg.Client({
      ...connectionOptions(this.#connection),
      application_name: 'homestead hub',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    const lost = new Promise<Error>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(new Error('The connection ended')));
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onNotify(payload);
    });
    const check = setInterval(() => {
      const query = client.query('select 1').then(() => true);
      Promise.race([query, pause(CHECK_TIMEOUT_MS, false, { ref: false })])
        .then((isAlive) => isAlive || client.connection.stream.destroy())
        .catch(() => {});
    }, CHECK_EVERY_MS);
    try {
      await client.connect();
      if (this.#ending.signal.aborted) return;
      this.#client = client;
      const channels = [...this.#listeners.keys()];
      if (channels.length > 0) await client.query(channels.map(listenTo).join('; '));
      onConnected();
      for (const channel of channels) {
        for (const listener of this.#listeners.get(channel) ?? []) listener.onConnect();
      }
      throw await lost;
    } finally {
      clearInterval(check);
      this.#client = null;
      await client.end().catch(() => {});
    }
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}
