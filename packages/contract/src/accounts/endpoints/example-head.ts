/** What every example answer has besides its data. */
export const exampleHead = { message: '', status: 200, statusCode: 'success' } as const;
