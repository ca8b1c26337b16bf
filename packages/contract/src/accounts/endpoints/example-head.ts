/** What every example of an answer holds beside its data. */
export const exampleHead = { message: '', status: 200, statusCode: 'success' } as const;
