/** The gRPC status codes: name → number and the HTTP status that the REST surface answers with (google.rpc.Code). */
export const STATUS = {
  OK: { code: 0, http: 200 },
  CANCELLED: { code: 1, http: 499 },
  UNKNOWN: { code: 2, http: 500 },
  INVALID_ARGUMENT: { code: 3, http: 400 },
  DEADLINE_EXCEEDED: { code: 4, http: 504 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  OUT_OF_RANGE: { code: 11, http: 400 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
  UNAVAILABLE: { code: 14, http: 503 },
  UNAUTHENTICATED: { code: 16, http: 401 },
} as const;

export type StatusName = keyof typeof STATUS;

/** The one error of firestore-local: every door (gRPC, REST) turns it into its own form. */
export class FirestoreError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }

  /** The number that goes on the wire. */
  get code(): number {
    return STATUS[this.status].code;
  }
}

export const invalidArgument = (message: string): FirestoreError =>
  new FirestoreError('INVALID_ARGUMENT', message);

/** Anything thrown becomes a FirestoreError: an unforeseen one is INTERNAL and never ends the process. */
export function toFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  return new FirestoreError(
    'INTERNAL',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
}
