import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../start.ts', import.meta.url));
const START_SECONDS = 60;

/** One node in production mode, in its own process. */
export class NodeProcess {
  readonly url: string;
  /** How often it ended without being killed by us. */
  ownEnds = 0;
  readonly env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #log = '';

  constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      PATH: process.env.PATH,
      MODE: 'production',
      PORT: String(port),
      METRICS_PORT: '-1',
      PUBLIC_URL: this.url,
      LOG_LEVEL: 'error',
      ...env,
    };
  }

  /** The end of what it logged. */
  get lastWords(): string {
    return this.#log;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM], { env: this.env });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        this.#log = (this.#log + text).slice(-4000);
      });
    }
    child.once('exit', () => {
      if (this.#child === child) this.ownEnds += 1;
    });
    await this.isReady();
  }

  /** Waits until /readyz answers 200. */
  async isReady(): Promise<void> {
    for (let tries = 0; tries < START_SECONDS * 20; tries += 1) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 200) return;
      if (this.#child?.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The node isn’t ready:\n${this.#log}`);
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
