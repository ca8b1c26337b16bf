import { connect } from 'node:net';

/** What a scan found. `unchecked`: the scanner could not tell, for this reason. */
type ScanResult =
  | { kind: 'clean' }
  | { kind: 'infected'; signature: string }
  | { kind: 'unchecked'; reason: string };

const PIECE = 64 * 1024;
const LONGEST_ANSWER = 1000;

/**
 * Has clamd (CLAMD_URL, such as tcp://127.0.0.1:3310) scan a file by its INSTREAM command. A
 * scanner that can't be reached, takes longer than `seconds` or answers anything but OK or FOUND
 * leaves the file unchecked.
 */
export function scanForViruses(clamd: string, bytes: Buffer, seconds = 20): Promise<ScanResult> {
  const { hostname, port } = new URL(clamd);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 });
    let answer = '';
    const settle = (result: ScanResult) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(result);
    };
    const timer = setTimeout(
      () => settle({ kind: 'unchecked', reason: 'The virus scanner is too slow' }),
      seconds * 1000,
    );
    socket.on('connect', () => sendFile(socket, bytes));
    socket.on('data', (piece) => {
      answer += piece.toString('latin1');
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) settle(readAnswer(answer));
    });
    socket.on('error', ({ message }) =>
      settle({ kind: 'unchecked', reason: `The virus scanner: ${message}` }),
    );
    socket.on('close', () => settle(readAnswer(answer)));
  });
}

/** Each piece has its length in front; a length of zero ends the file. */
function sendFile(socket: ReturnType<typeof connect>, bytes: Buffer): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    socket.write(lengthOf(piece.length));
    socket.write(piece);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function readAnswer(answer: string): ScanResult {
  const line = answer.split('\0', 1)[0] ?? '';
  if (line === 'stream: OK') return { kind: 'clean' };
  const [, signature] = /^stream: (.{1,200}) FOUND$/.exec(line) ?? [];
  if (signature) return { kind: 'infected', signature };
  return { kind: 'unchecked', reason: `The virus scanner answered ${JSON.stringify(line)}` };
}
