import { ownMessages } from '../messages/own.ts';
/** Recovery codes as a text file, with what they are for. */
export function recoveryCodesText(brokerage: string, codes: readonly string[]): string {
  return [
    ownMessages.codesFileTitle({ brokerage }),
    ownMessages.codesFileHint(),
    '',
    ...codes,
    '',
  ].join('\n');
}
