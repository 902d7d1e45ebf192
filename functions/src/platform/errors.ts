/** How a failure may be retried: never as it is, at once, after a pause, or only by asking the person again. */
export type Retry = 'never' | 'now' | 'later' | 'ask';

const errorTable = {
  // The request itself.
  BAD_REQUEST: { httpStatus: 400, retry: 'never' },
  BODY_TOO_LARGE: { httpStatus: 413, retry: 'never' },
  PICTURES_OFF: { httpStatus: 409, retry: 'never' },
  EMPTY_MESSAGE: { httpStatus: 400, retry: 'never' },
  MESSAGE_TOO_LONG: { httpStatus: 400, retry: 'never' },
  SIGNATURE_MISSING: { httpStatus: 400, retry: 'never' },
  SIGNATURE_INVALID: { httpStatus: 403, retry: 'never' },
  UNAUTHENTICATED: { httpStatus: 401, retry: 'never' },
  FORBIDDEN: { httpStatus: 403, retry: 'never' },
  NOT_FOUND: { httpStatus: 404, retry: 'never' },
  METHOD_NOT_ALLOWED: { httpStatus: 405, retry: 'never' },
  RATE_LIMITED: { httpStatus: 429, retry: 'later' },
  // Tools and policy.
  TOOL_UNKNOWN: { httpStatus: 404, retry: 'never' },
  TOOL_DISABLED: { httpStatus: 403, retry: 'never' },
  TOOL_ARGUMENTS_INVALID: { httpStatus: 400, retry: 'never' },
  NOT_AS_SAID: { httpStatus: 409, retry: 'ask' },
  TOOL_TIMEOUT: { httpStatus: 504, retry: 'later' },
  MARKET_CLOSED: { httpStatus: 403, retry: 'later' },
  POLICY_CHANGED: { httpStatus: 409, retry: 'ask' },
  PRICE_CHANGED: { httpStatus: 409, retry: 'ask' },
  // Operators and policy.
  POLICY_INVALID: { httpStatus: 400, retry: 'never' },
  POLICY_OUTDATED: { httpStatus: 409, retry: 'ask' },
  LISTING_INVALID: { httpStatus: 400, retry: 'never' },
  LISTING_OUTDATED: { httpStatus: 409, retry: 'ask' },
  OFFERING_BOOKED: { httpStatus: 409, retry: 'later' },
  ROSTER_INVALID: { httpStatus: 400, retry: 'never' },
  ROSTER_OUTDATED: { httpStatus: 409, retry: 'ask' },
  // What can be booked.
  LISTING_NOT_FOUND: { httpStatus: 404, retry: 'ask' },
  LISTING_AMBIGUOUS: { httpStatus: 409, retry: 'ask' },
  NOT_BOOKABLE: { httpStatus: 409, retry: 'never' },
  TIME_INVALID: { httpStatus: 400, retry: 'ask' },
  TIME_PAST: { httpStatus: 400, retry: 'ask' },
  TIME_TOO_SOON: { httpStatus: 400, retry: 'ask' },
  TIME_TOO_FAR: { httpStatus: 400, retry: 'ask' },
  TIME_DOES_NOT_EXIST: { httpStatus: 400, retry: 'ask' },
  BUSINESS_CLOSED: { httpStatus: 409, retry: 'ask' },
  NOT_BY_NIGHT: { httpStatus: 409, retry: 'ask' },
  NIGHTS_INVALID: { httpStatus: 400, retry: 'ask' },
  PARTY_TOO_SMALL: { httpStatus: 400, retry: 'ask' },
  PARTY_TOO_LARGE: { httpStatus: 400, retry: 'ask' },
  // What can be ordered.
  ITEM_NOT_FOUND: { httpStatus: 404, retry: 'ask' },
  ITEM_AMBIGUOUS: { httpStatus: 409, retry: 'ask' },
  ITEM_UNAVAILABLE: { httpStatus: 409, retry: 'ask' },
  CHOICE_MISSING: { httpStatus: 400, retry: 'ask' },
  ALLERGEN_PRESENT: { httpStatus: 409, retry: 'ask' },
  BELOW_MINIMUM: { httpStatus: 400, retry: 'ask' },
  OUT_OF_AREA: { httpStatus: 409, retry: 'ask' },
  PLACE_MISSING: { httpStatus: 400, retry: 'ask' },
  MERCHANT_UNREACHABLE: { httpStatus: 409, retry: 'never' },
  REQUEST_NOT_FOUND: { httpStatus: 404, retry: 'never' },
  REQUEST_OVER: { httpStatus: 409, retry: 'never' },
  // Another version of an order.
  NOT_IN_ORDER: { httpStatus: 404, retry: 'ask' },
  ORDER_ACCEPTED: { httpStatus: 409, retry: 'never' },
  ORDER_UNCHANGED: { httpStatus: 400, retry: 'ask' },
  ORDER_EMPTY: { httpStatus: 400, retry: 'ask' },
  ORDER_CHANGED: { httpStatus: 409, retry: 'ask' },
  ORDER_CHANGED_OFTEN: { httpStatus: 409, retry: 'never' },
  // The ledger.
  SLOT_TAKEN: { httpStatus: 409, retry: 'ask' },
  TRANSACTION_NOT_FOUND: { httpStatus: 404, retry: 'never' },
  NOT_A_DRAFT: { httpStatus: 409, retry: 'never' },
  NOT_HELD: { httpStatus: 409, retry: 'never' },
  GUEST_BUSY: { httpStatus: 409, retry: 'later' },
  ALREADY_CONFIRMED: { httpStatus: 409, retry: 'never' },
  ALREADY_CANCELLED: { httpStatus: 409, retry: 'never' },
  HOLD_EXPIRED: { httpStatus: 409, retry: 'ask' },
  IDEMPOTENCY_MISMATCH: { httpStatus: 409, retry: 'never' },
  ACTION_NOT_PENDING: { httpStatus: 409, retry: 'never' },
  NOT_THE_OWNER: { httpStatus: 403, retry: 'never' },
  // Deposits.
  DEPOSIT_UNPAID: { httpStatus: 409, retry: 'ask' },
  DEPOSIT_NOT_DUE: { httpStatus: 409, retry: 'never' },
  PAYMENT_UNAVAILABLE: { httpStatus: 503, retry: 'ask' },
  PAYMENT_REFUSED: { httpStatus: 502, retry: 'ask' },
  // Where the person is, of which "near me" says nothing.
  LOCATION_NEEDED: { httpStatus: 400, retry: 'ask' },
  // Taxis.
  PLACE_NOT_FOUND: { httpStatus: 404, retry: 'ask' },
  PLACE_UNCLEAR: { httpStatus: 404, retry: 'ask' },
  PLACE_AMBIGUOUS: { httpStatus: 409, retry: 'ask' },
  RIDE_OPEN: { httpStatus: 409, retry: 'never' },
  RIDE_NOT_FOUND: { httpStatus: 404, retry: 'never' },
  RIDE_UNDER_WAY: { httpStatus: 409, retry: 'never' },
  RIDE_OVER: { httpStatus: 409, retry: 'ask' },
  NO_TAXI: { httpStatus: 409, retry: 'later' },
  // Trips.
  TRIP_CHANGED: { httpStatus: 409, retry: 'ask' },
  TRIP_EXISTS: { httpStatus: 409, retry: 'ask' },
  // The turn.
  LEASE_LOST: { httpStatus: 409, retry: 'later' },
  TURN_LIMIT: { httpStatus: 429, retry: 'later' },
  OUTBOUND_LIMIT: { httpStatus: 429, retry: 'ask' },
  // A person and an operator in one thread.
  TAKEN_OVER: { httpStatus: 409, retry: 'later' },
  NOT_TAKEN_OVER: { httpStatus: 409, retry: 'never' },
  PERSON_OPTED_OUT: { httpStatus: 409, retry: 'never' },
  // Several people who choose.
  VOTE_CLOSED: { httpStatus: 409, retry: 'never' },
  TOO_FEW_BALLOTS: { httpStatus: 409, retry: 'ask' },
  GROUP_FULL: { httpStatus: 409, retry: 'never' },
  // Linking a web account to WhatsApp.
  PHONE_INVALID: { httpStatus: 400, retry: 'ask' },
  DRIVER_KNOWN: { httpStatus: 409, retry: 'never' },
  LINK_CODE_INVALID: { httpStatus: 400, retry: 'ask' },
  ALREADY_LINKED: { httpStatus: 409, retry: 'never' },
  // The world outside.
  MODEL_TIMEOUT: { httpStatus: 504, retry: 'later' },
  MODEL_RATE_LIMITED: { httpStatus: 429, retry: 'later' },
  MODEL_UNAVAILABLE: { httpStatus: 503, retry: 'later' },
  MODEL_BLOCKED: { httpStatus: 422, retry: 'never' },
  MODEL_MALFORMED: { httpStatus: 502, retry: 'now' },
  MODEL_MISCONFIGURED: { httpStatus: 500, retry: 'never' },
  UPSTREAM_UNAVAILABLE: { httpStatus: 503, retry: 'later' },
  UPSTREAM_FAILED: { httpStatus: 502, retry: 'later' },
  UPSTREAM_DENIED: { httpStatus: 502, retry: 'never' },
  UPSTREAM_TIMEOUT: { httpStatus: 504, retry: 'later' },
  CONFIG_MISSING: { httpStatus: 500, retry: 'never' },
  INTERNAL: { httpStatus: 500, retry: 'later' },
} as const satisfies Record<string, { httpStatus: number; retry: Retry }>;

export type ErrorCode = keyof typeof errorTable;

/** True if `code` is one of Merve's error codes, for example after reading it back from a stored outcome. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}

/**
 * The one error of the backend. `details` are plain values for the sentence shown to a person and for logs; never
 * put a phone number, a token or message text there. The sentence itself is in `language/`, by code.
 */
export class MerveError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: Record<string, string | number>; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'MerveError';
    this.code = code;
    this.details = options.details ?? {};
  }

  get httpStatus(): number {
    return errorTable[this.code].httpStatus;
  }

  get retry(): Retry {
    return errorTable[this.code].retry;
  }
}

/** Wraps anything thrown in a `MerveError`; what is not one already becomes `INTERNAL`. */
export function asMerveError(thrown: unknown): MerveError {
  if (thrown instanceof MerveError) return thrown;
  return new MerveError('INTERNAL', thrown instanceof Error ? thrown.message : String(thrown), {
    cause: thrown,
  });
}
