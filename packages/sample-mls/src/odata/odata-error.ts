/** A refused request, with its HTTP status and an OData error code. */
export class ODataError extends Error {
  readonly statusCode: number;
  readonly code: string;
  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** The body of an OData 4 error (OData JSON Format 4.01, section 21.1). */
export const errorBody = (code: string, message: string): object => ({ error: { code, message } });

export const badRequest = (message: string): ODataError =>
  new ODataError(400, 'BadRequest', message);
