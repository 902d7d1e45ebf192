import { type JsonValue, type PolicyProblem, policyProblemSchema } from '@merve/contract';
import { z } from 'zod';
import { ApiFailure } from '../../platform/api-client.ts';

/** What became of saving a draft. Whatever else went wrong is thrown. */
export type SaveOutcome =
  /** `next`: the page to go on to, once nothing is unsaved here any more. */
  | { readonly kind: 'saved'; readonly next?: string }
  /** The page has been told of the newer version. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'invalid'; readonly problems: readonly PolicyProblem[] }
  /** Refused as it is, in words. */
  | { readonly kind: 'refused'; readonly words: string };

/** Something that can be done with a draft. */
export interface SaveAction {
  /** What its button says: "Review and save". */
  readonly label: string;
  readonly title: string;
  readonly explanation: string;
  /** Of the dialog: "Save". */
  readonly act: string;
  run(value: JsonValue, version: string, reason: string): Promise<SaveOutcome>;
}

const refusedSchema = z.object({ problems: z.array(policyProblemSchema) });
const outdatedSchema = z.object({ current: z.unknown() });
const bookedSchema = z.object({ standing: z.object({ slots: z.int(), until: z.iso.datetime() }) });

/**
 * Runs a request that saves something.
 * @param onOutdated told of what is stored now, as the API answered it
 */
export async function saved<Answer>(
  work: Promise<Answer>,
  onSaved: (answer: Answer) => void,
  onOutdated: (current: unknown) => void,
): Promise<SaveOutcome> {
  try {
    onSaved(await work);
    return { kind: 'saved' };
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown;
    const refused = refusedSchema.safeParse(thrown.body);
    if (thrown.status === 400 && refused.success) return { kind: 'invalid', problems: refused.data.problems };
    const booked = bookedSchema.safeParse(thrown.body);
    if (thrown.code === 'OFFERING_BOOKED' && booked.success) {
      return { kind: 'refused', words: bookedWords(booked.data.standing) };
    }
    const outdated = outdatedSchema.safeParse(thrown.body);
    if (thrown.status !== 409 || !outdated.success || outdated.data.current === undefined) throw thrown;
    onOutdated(outdated.data.current);
    return { kind: 'outdated' };
  }
}

function bookedWords({ slots, until }: z.infer<typeof bookedSchema>['standing']): string {
  const when = new Date(until).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const what = slots === 1 ? 'One slot is' : `${slots} slots are`;
  return `${what} booked, held or blocked that this change would leave unprotected. The last of them ends ${when} (your time). Save it after that, or add another offering and switch this one off: what is booked on it stays.`;
}
