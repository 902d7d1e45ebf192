import { MerveError } from '../../../platform/errors.ts';
import type { SearchPorts, SearchState, StepOutcome } from '../search-state.ts';
import { spokenLanguage } from './validate.ts';

/**
 * P-33, P-42: what is searched. A schema that was sent is what it says, and no model is asked; a text is read by one, or by its
 * words where none answers.
 */
export async function intent(
  { rawInput, context }: SearchState,
  { readIntent }: Pick<SearchPorts, 'readIntent'>,
): Promise<StepOutcome<'schema'>> {
  const { schema, text } = rawInput;
  if (schema !== null)
    return {
      filled: { schema },
      meta: { readBy: 'schema' },
      decided: schema.search.mode,
      why: rawInput.page === null ? 'the schema was sent' : 'a further page of the same search',
    };
  if (text === null)
    throw new MerveError('BAD_REQUEST', 'Nothing to search for', { details: { fields: 'text' } });
  const { language } = spokenLanguage([rawInput.language], text, context);
  const read = await readIntent(text, language, context);
  const { search } = read.schema;
  return {
    filled: { schema: read.schema },
    ...(read.notes !== undefined && { notes: read.notes }),
    meta: { readBy: read.by, confidence: read.confidence, rationale: read.rationale },
    decided: `${search.mode}, ${search.target.kind}`,
    why: `read by ${read.by === 'model' ? 'a model' : 'words'}, ${Math.round(read.confidence * 100)} % sure`,
  };
}
