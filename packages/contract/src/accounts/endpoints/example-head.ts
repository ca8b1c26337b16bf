/** The fields that every example answer has in addition to its data. */
export const exampleHead = { message: '', status: 200, statusCode: 'success' } as const;
