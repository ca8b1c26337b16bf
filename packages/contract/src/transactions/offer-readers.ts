/** Either of these permissions reads offers, deals and listing files. */
export const offerReaders = ['transaction', 'transactions'] as const;
