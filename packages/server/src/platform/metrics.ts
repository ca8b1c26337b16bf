import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counters of one running program, in Prometheus' form. */
export class Metrics {
  readonly registry = new Registry();
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly jobRowsFailed: Counter<'job'>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.requestSeconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
    this.jobRowsFailed = this.counter(
      'job_rows_failed_total',
      'Rows that a job failed with and put off',
      ['job'],
    );
  }

  counter<Label extends string = string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  gauge(name: string, help: string, collect?: () => number | Promise<number>): Gauge {
    return new Gauge({
      name,
      help,
      registers: [this.registry],
      ...(collect && {
        async collect(this: Gauge) {
          this.set(await collect());
        },
      }),
    });
  }
}

/**
 * Serves /metrics on its own port, so it can't become public by accident. Fails with a sentence if
 * the port is in use.
 */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.registry.metrics();
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.requestTimeout = 5000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} for metrics is taken. Choose another with METRICS_PORT, or -1 for none.`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  return server;
}
