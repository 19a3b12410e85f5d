/** A request that is refused, with the status and the words it is answered with. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: 400 | 401 | 404 | 409 | 413 | 422, message: string) {
    super(message);
    this.status = status;
  }
}
