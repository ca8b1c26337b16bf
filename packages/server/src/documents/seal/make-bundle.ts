export const makeBundle = async (_s: object, { pdf }: { pdf: Buffer; forms: object; name: string }) => pdf;
