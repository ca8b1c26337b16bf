import { createServer } from 'node:net';

/** Another program listens on our port. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is taken by another program (is Homestead already running?). ` +
        'Stop it, or choose another port with PORT.',
    );
  }
}

/**
 * Fails with a sentence when the port is already in use. Runs before anything else is started, so
 * that a second start by mistake leaves no trace. Port 0 is always free.
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new PortTakenError(host, port);
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`HOST is ${host}, which is not an address of this machine.`);
  }
  return error;
}
