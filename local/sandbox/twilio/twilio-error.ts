/** An error as Twilio's REST API words it: https://www.twilio.com/docs/api/errors */
export class TwilioError extends Error {
  readonly code: number;
  readonly status: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.name = 'TwilioError';
    this.status = status;
    this.code = code;
  }

  /** The JSON body of the error response. */
  body(): { code: number; message: string; more_info: string; status: number } {
    const { code, message, status } = this;
    return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  }
}
