import { SIGNATURE_BYTES } from '#platform';

const room =
  /\/ByteRange \[0 9999999999 9999999999 9999999999\]|\/Contents <(0{32768})>|\/ByteRange/g;

/** Where the room for a seal is in a file. */
interface Gap {
  readonly rangeAt: number;
  readonly rangeLength: number;
  /** Of the digits with their brackets. */
  readonly from: number;
  readonly to: number;
}

/** The one empty room for a seal. */
function findGap(text: string): Gap {
  const found = [...text.matchAll(room)];
  const [range, contents] = found;
  if (found.length !== 2 || !range || !contents?.[1] || !range[0].includes('[')) {
    throw new Error('This PDF can’t be sealed: it is signed already');
  }
  const to = contents.index + contents[0].length;
  const from = to - contents[1].length - 2;
  return { rangeAt: range.index, rangeLength: range[0].length, from, to };
}

/** Fills the room in a PDF with the message that `sign` makes of all other bytes. */
export async function fillGap(
  pdf: Uint8Array,
  sign: (data: Uint8Array) => Promise<Uint8Array>,
): Promise<Buffer> {
  const bytes = Buffer.from(pdf);
  const gap = findGap(bytes.toString('latin1'));
  const { from, to } = gap;
  const range = `/ByteRange [0 ${from} ${to} ${bytes.length - to}]`;
  bytes.write(range.padEnd(gap.rangeLength), gap.rangeAt, 'latin1');
  const data = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  writeMessage(bytes, from, await sign(data));
  return bytes;
}

function writeMessage(bytes: Buffer, from: number, message: Uint8Array): void {
  if (message.length > SIGNATURE_BYTES) throw new Error('The signature doesn’t fit into its gap');
  const digits = Buffer.from(message)
    .toString('hex')
    .padEnd(2 * SIGNATURE_BYTES, '0');
  bytes.write(digits, from + 1, 'latin1');
}

/** A sealed PDF with another message in its gap, such as the same one with a time stamp. */
export function replaceMessage(
  pdf: Uint8Array,
  { from, message }: { from: number; message: Uint8Array },
): Buffer {
  const bytes = Buffer.from(pdf);
  writeMessage(bytes, from, message);
  return bytes;
}
