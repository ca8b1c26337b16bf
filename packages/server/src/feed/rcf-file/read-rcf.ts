import { failureMessages, recordMessages } from '../messages.ts';
import { RecordScanner, type ScannedPiece } from './record-scanner.ts';

/** A record of the file, or a piece that could not be read as one. */
export type RcfItem =
  | { place: string; parsed: unknown; raw: string }
  | { place: string; broken: string; raw: string };

/** Thrown at the end of a truncated stream; the records before it are good. */
export class RcfCutError extends Error {
  constructor() {
    super(failureMessages.fileCut());
    this.name = 'RcfCutError';
  }
}

/** Thrown when a stream has no record and nothing that could contain one. */
export class NoRcfError extends Error {
  constructor() {
    super(failureMessages.noObject());
    this.name = 'NoRcfError';
  }
}

const MAX_BROKEN_BYTES = 20_000;

/**
 * Reads RESO Common Format (RCP-25) from a stream of bytes: one object, `{"value": […]}` with or
 * without a context, a bare array, or a sequence of objects. Holds one record at a time. A record
 * that isn't JSON is returned as broken and reading continues; where a missing quote or brace
 * swallows the records after it, reading resumes at the next place that begins like the first good
 * record.
 */
export async function* readRcf(chunks: AsyncIterable<Buffer>): AsyncGenerator<RcfItem> {
  const scanner = new RecordScanner();
  const reader = new PieceReader(scanner);
  for await (const chunk of chunks) {
    for (const piece of scanner.push(chunk)) yield reader.read(piece);
  }
  for (const piece of scanner.end()) yield reader.read(piece);
  if (reader.wasCut || !scanner.isComplete) throw new RcfCutError();
  if (reader.count === 0 && !scanner.hasSeenArray) throw new NoRcfError();
}

class PieceReader {
  count = 0;
  wasCut = false;
  readonly #scanner: RecordScanner;
  #firstKey: string | null = null;

  constructor(scanner: RecordScanner) {
    this.#scanner = scanner;
  }

  read(piece: ScannedPiece): RcfItem {
    this.count += 1;
    const place = recordMessages.placeInFile({ number: this.count, offset: piece.offset });
    const raw = piece.bytes.toString('utf8');
    let problem = recordMessages.tooLarge();
    if (piece.state !== 'endless') {
      try {
        const parsed: unknown = JSON.parse(raw);
        this.#firstKey ??= /^\{\s*("(?:[^"\\]|\\.){1,100}")/.exec(raw)?.[1] ?? null;
        return { place, parsed, raw };
      } catch (error) {
        problem = recordMessages.notJson({ reason: (error as Error).message.slice(0, 200) });
      }
    }
    const next = this.#nextRecordIn(piece.bytes);
    if (next > 0) this.#scanner.rescan(piece.offset + next);
    else if (piece.state === 'cut') {
      this.wasCut = true;
      problem = recordMessages.cut();
    }
    const end = next > 0 ? next : piece.bytes.length;
    return {
      place,
      broken: problem,
      raw: piece.bytes.toString('utf8', 0, Math.min(end, MAX_BROKEN_BYTES)),
    };
  }

  /** Position of the next record inside a damaged piece; -1 if there is none. */
  #nextRecordIn(bytes: Buffer): number {
    if (this.#firstKey === null) return -1;
    for (let from = 1; ; ) {
      const at = bytes.indexOf(this.#firstKey, from);
      if (at < 0) return -1;
      const before = /\{\s*$/.exec(bytes.toString('latin1', Math.max(0, at - 60), at));
      if (before && at - before[0].length > 0) return at - before[0].length;
      from = at + 1;
    }
  }
}
