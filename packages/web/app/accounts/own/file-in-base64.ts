/** How many bytes are converted per call; more arguments than this overflow the stack. */
const PIECE = 0x8000;

/** A file's content in base64, without a `data:` prefix. */
export async function fileInBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(letters);
}
