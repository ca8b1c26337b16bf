/**
 * The 16 bytes of a person's id, base64url: what authenticators store to identify a passkey's
 * owner.
 */
export function userHandleOf(personId: string): string {
  return userHandleBytes(personId).toString('base64url');
}

/** The same as bytes. */
export function userHandleBytes(personId: string): Buffer {
  return Buffer.from(personId.replaceAll('-', ''), 'hex');
}
