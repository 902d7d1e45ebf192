/** What the server answers instead of 2xx; the body is `{"message": …}`. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
