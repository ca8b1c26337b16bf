/** Recovery codes as a file to keep, with what they are for. */
export function recoveryCodesText(brokerage: string, codes: readonly string[]): string {
  return [
    `Recovery codes for signing in at ${brokerage}.`,
    'Each works once, in the place of the code of your authenticator app or your passkey.',
    '',
    ...codes,
    '',
  ].join('\n');
}
