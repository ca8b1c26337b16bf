const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const BLANK = 0x20;

const MAX_RECORD_BYTES = 8 * 1024 * 1024;

/** One element of the stream, or a piece that is not an element. */
export interface ScannedPiece {
  bytes: Buffer;
  /** Position of its first byte in the stream. */
  offset: number;
  /** `cut`: the stream ended inside it; `endless`: it is larger than a record can be. */
  state: 'whole' | 'cut' | 'endless';
}

/**
 * Finds the records of a RESO Common Format stream as it arrives, holding one at a time: the
 * elements of a bare array, of the array `value` of a wrapping object, or the top-level objects
 * themselves. It looks only at bytes (quotes, escapes, braces); its reader decides whether a piece
 * is JSON, and may have a damaged piece scanned again from a better position.
 */
export class RecordScanner {
  #buffer: Buffer = Buffer.alloc(0);
  /** Stream position of the first byte of the buffer. */
  #base = 0;
  /** Next byte to look at, in the buffer. */
  #at = 0;
  /** First byte of the current piece, in the buffer; -1 between pieces. */
  #start = -1;
  #depth = 0;
  #isInText = false;
  #isPlain = false;
  /** It is not known yet whether the first object wraps the records. */
  #isUndecided = true;
  #isArrayOpen = false;
  #hasSeenArray = false;

  /** Takes the next chunk of the stream; returns the pieces it completes. */
  *push(chunk: Buffer): Generator<ScannedPiece> {
    const from = Math.min(this.#start >= 0 ? this.#start : this.#at, this.#buffer.length);
    const rest = this.#buffer.subarray(from);
    this.#buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    this.#base += from;
    this.#at -= from;
    if (this.#start >= 0) this.#start = 0;
    yield* this.#scan();
  }

  /** Call at the end of the stream: returns the piece that was cut off, if any. */
  *end(): Generator<ScannedPiece> {
    while (this.#start >= 0) {
      yield this.#piece(this.#buffer.length, 'cut');
      yield* this.#scan();
    }
  }

  /** Whether the stream may end here: no array is open. */
  get isComplete(): boolean {
    return !this.#isArrayOpen;
  }

  /** Whether an array of records was opened, even an empty one. */
  get hasSeenArray(): boolean {
    return this.#hasSeenArray;
  }

  /** Scans the last piece again, from the start of a record at this stream position. */
  rescan(offset: number): void {
    this.#at = offset - this.#base;
  }

  *#scan(): Generator<ScannedPiece> {
    while (this.#at < this.#buffer.length) {
      const end = this.#start < 0 && !this.#findStart() ? -1 : this.#findEnd();
      if (end >= 0) yield this.#piece(end, 'whole');
      else if (this.#start >= 0 && this.#buffer.length - this.#start > MAX_RECORD_BYTES) {
        yield this.#piece(this.#buffer.length, 'endless');
      }
    }
  }

  #piece(end: number, state: ScannedPiece['state']): ScannedPiece {
    const bytes = this.#buffer.subarray(this.#start, end);
    const piece = { bytes, offset: this.#base + this.#start, state };
    this.#at = end;
    this.#start = -1;
    this.#isInText = false;
    this.#isUndecided = false;
    return piece;
  }

  /** Moves to the next piece. Inside the array any value counts, outside only an object. */
  #findStart(): boolean {
    const buffer = this.#buffer;
    while (this.#at < buffer.length) {
      const byte = buffer[this.#at] as number;
      if (this.#isInText) this.#skipInText(byte);
      else if (byte === OPEN_BRACE || (this.#isArrayOpen && isValueStart(byte))) {
        this.#start = this.#at;
        this.#depth = 0;
        this.#isPlain = byte !== OPEN_BRACE && byte !== OPEN_BRACKET && byte !== QUOTE;
        return true;
      } else if (byte === CLOSE_BRACKET) this.#isArrayOpen = false;
      else if (byte === OPEN_BRACKET) this.#openArray();
      else if (byte === QUOTE) this.#isInText = true;
      this.#at += 1;
    }
    return false;
  }

  #skipInText(byte: number): void {
    if (byte === BACKSLASH) this.#at += 1;
    else if (byte === QUOTE || byte === LINE_FEED) this.#isInText = false;
  }

  /**
   * Position after the end of the piece; -1 when the buffer ends first, or when the piece turned
   * out to be a wrapper, whose array is then open. A raw line feed ends a text, since JSON allows
   * none: that limits the damage of a missing quote to its own record.
   */
  #findEnd(): number {
    const buffer = this.#buffer;
    const length = buffer.length;
    const isPlain = this.#isPlain;
    let at = this.#at;
    let depth = this.#depth;
    let isInText = this.#isInText;
    while (at < length) {
      const byte = buffer[at] as number;
      at += 1;
      if (isInText) {
        if (byte === BACKSLASH) at += 1;
        else if (byte === QUOTE || byte === LINE_FEED) {
          isInText = false;
          if (depth === 0) return at;
        }
      } else if (isPlain) {
        if (byte <= BLANK || byte === COMMA || byte === CLOSE_BRACKET) return at - 1;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === OPEN_BRACE) depth += 1;
      else if (byte === OPEN_BRACKET) {
        if (this.#isUndecided && depth === 1 && this.#isValueArray(at)) {
          this.#openArray();
          this.#start = -1;
          this.#isInText = false;
          this.#at = at;
          return -1;
        }
        depth += 1;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        depth -= 1;
        if (depth <= 0) return at;
      }
    }
    this.#at = at;
    this.#depth = depth;
    this.#isInText = isInText;
    return -1;
  }

  #isValueArray(at: number): boolean {
    const before = this.#buffer.toString('latin1', Math.max(0, at - 60), at);
    return /[{,]\s*"value"\s*:\s*\[$/.test(before);
  }

  #openArray(): void {
    this.#isUndecided = false;
    this.#isArrayOpen = true;
    this.#hasSeenArray = true;
  }
}

/** Anything but whitespace, commas and closing brackets. */
function isValueStart(byte: number): boolean {
  return (
    byte > BLANK && byte !== COMMA && byte !== CLOSE_BRACKET && byte !== CLOSE_BRACE && byte < 0x7f
  );
}
