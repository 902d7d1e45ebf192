import { z } from 'zod';

const FIELDS = z.record(z.string(), z.looseObject({}));
const DOCUMENT = z.looseObject({
  name: z.string(),
  fields: FIELDS.optional(),
  updateTime: z.string(),
});

/** What the rows look into, of the messages of all methods; what else a message has is kept. */
const MESSAGE = z.looseObject({
  ...DOCUMENT.partial().shape,
  documents: z.array(DOCUMENT).optional(),
  nextPageToken: z.string().optional(),
  transaction: z.string().optional(),
  readTime: z.string().optional(),
  missing: z.string().optional(),
  result: z.object({ aggregateFields: FIELDS }).optional(),
  executionTime: z.string().optional(),
});
const ERROR = z.object({ code: z.number(), status: z.string(), message: z.string() });
const REFUSAL = z.strictObject({ error: ERROR });

/** One message of an answer, in proto3 JSON. */
export type RestMessage = z.infer<typeof MESSAGE>;

/** An answer of the REST surface. */
export interface RestAnswer {
  readonly status: number;
  /** The message of a method that answers with one; empty otherwise. */
  readonly body: RestMessage;
  /** The messages of a method that streams its answer; empty otherwise. */
  readonly stream: readonly RestMessage[];
  /** What was refused, and why. */
  readonly error: z.infer<typeof ERROR> | undefined;
}

/** Reads an answer. Throws if a message or an error has not the form that the REST surface promises. */
export async function readRestAnswer(answer: Response): Promise<RestAnswer> {
  const { status } = answer;
  const json: unknown = await answer.json();
  if (!answer.ok) {
    // A streaming method refuses with a list too, at Google's; who reads it takes either.
    const { error } = REFUSAL.parse(Array.isArray(json) ? json[0] : json);
    return { status, body: {}, stream: [], error };
  }
  if (Array.isArray(json))
    return { status, body: {}, stream: z.array(MESSAGE).parse(json), error: undefined };
  return { status, body: MESSAGE.parse(json), stream: [], error: undefined };
}
