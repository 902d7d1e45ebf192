/** An error in Stripe's shape: https://docs.stripe.com/api/errors */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    type: string,
    message: string,
    about: { readonly code?: string; readonly param?: string } = {},
  ) {
    super(message);
    this.name = 'StripeError';
    this.status = status;
    this.type = type;
    this.code = about.code;
    this.param = about.param;
  }

  body() {
    const { type, message, code, param } = this;
    return {
      error: {
        type,
        message,
        ...(code === undefined ? {} : { code, doc_url: `https://stripe.com/docs/error-codes/${code}` }),
        ...(param === undefined ? {} : { param }),
      },
    };
  }
}

/** 400: a parameter is missing, unknown or not allowed. */
export function invalid(message: string, about: { readonly code?: string; readonly param?: string } = {}) {
  return new StripeError(400, 'invalid_request_error', message, about);
}

/** 404, in Stripe's words. */
export function missing(object: string, id: string) {
  const about = { code: 'resource_missing', param: 'id' };
  return new StripeError(404, 'invalid_request_error', `No such ${object}: '${id}'`, about);
}
