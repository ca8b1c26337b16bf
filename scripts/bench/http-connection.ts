import { connect, type Socket } from 'node:net';

/**
 * One kept-alive HTTP connection that does as little as possible, so that the figures are the
 * server's. It accepts answers with a Content-Length or in chunks, one after the other.
 */
export class HttpConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #seen: Buffer<ArrayBuffer> = Buffer.alloc(0);
  #wake: (() => void) | null = null;
  #failure: Error | null = null;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on('data', (part: Buffer<ArrayBuffer>) => {
      this.#seen = this.#seen.length === 0 ? part : Buffer.concat([this.#seen, part]);
      this.#wake?.();
    });
    const fail = (error?: Error) => {
      this.#failure = error ?? new Error('the server closed the connection');
      this.#wake?.();
    };
    socket.on('error', fail).on('close', () => fail());
  }

  static async open(url: string): Promise<HttpConnection> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
    });
    return new HttpConnection(socket, host);
  }

  /** Whether the server has closed it, as it does after a minute of idling. */
  get isClosed(): boolean {
    return this.#failure !== null;
  }

  /** Posts JSON and returns the body. Throws when the status is not 200. */
  async postJson(path: string, body: string, headers = ''): Promise<Buffer> {
    return requireAnswer(path, await this.post(path, body, headers));
  }

  /** The same by PUT. */
  async putJson(path: string, body: string, headers = ''): Promise<Buffer> {
    return requireAnswer(path, await this.#sendJson('PUT', path, body, headers));
  }

  /** Gets a path, uncompressed unless told otherwise. Throws when the status is not 200. */
  async get(path: string, encoding = 'identity', headers = ''): Promise<Buffer> {
    const request = `GET ${path} HTTP/1.1\r\nhost: ${this.#host}\r\naccept: text/html,*/*\r\naccept-encoding: ${encoding}\r\n${headers}\r\n`;
    return requireAnswer(path, await this.#send(request));
  }

  /** Posts JSON and returns any answer. */
  post(path: string, body: string, headers = ''): Promise<{ status: number; body: Buffer }> {
    return this.#sendJson('POST', path, body, headers);
  }

  #sendJson(method: string, path: string, body: string, headers: string) {
    const length = Buffer.byteLength(body);
    return this.#send(
      `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\naccept-encoding: identity\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${headers}\r\n${body}`,
    );
  }

  close(): void {
    this.#socket.destroy();
  }

  async #send(request: string): Promise<{ status: number; body: Buffer }> {
    this.#socket.write(request);
    const head = await this.#takeUntil('\r\n\r\n');
    const status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const body = length ? await this.#take(Number(length)) : await this.#takeChunks();
    return { status, body };
  }

  async #takeChunks(): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (;;) {
      const size = Number.parseInt(await this.#takeUntil('\r\n'), 16);
      const part = await this.#take(size + 2);
      if (size === 0) return Buffer.concat(parts);
      parts.push(part.subarray(0, size));
    }
  }

  async #takeUntil(mark: string): Promise<string> {
    let at = this.#seen.indexOf(mark);
    while (at < 0) {
      await this.#more();
      at = this.#seen.indexOf(mark);
    }
    return (await this.#take(at + mark.length)).toString('latin1');
  }

  async #take(bytes: number): Promise<Buffer> {
    while (this.#seen.length < bytes) await this.#more();
    const taken = this.#seen.subarray(0, bytes);
    this.#seen = this.#seen.subarray(bytes);
    return taken;
  }

  #more(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#wake = () => {
        this.#wake = null;
        if (this.#failure) reject(this.#failure);
        else resolve();
      };
    });
  }
}

function requireAnswer(path: string, { status, body }: { status: number; body: Buffer }): Buffer {
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
  return body;
}
