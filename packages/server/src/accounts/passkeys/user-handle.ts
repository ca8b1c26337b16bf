/** The 16 bytes of a person's id, base64url: what authenticators keep to know whose a passkey is. */
export function userHandleOf(personId: string): string {
  return userHandleBytes(personId).toString('base64url');
}

/** The same as bytes. */
export function userHandleBytes(personId: string): Buffer {
  return Buffer.from(personId.replaceAll('-', ''), 'hex');
}
