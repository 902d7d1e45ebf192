import { type PlaceSearch, placeSearchSchema } from '@merve/contract';

/** What an address of the page asks for: words, and the search they were read as where somebody changed that. */
export interface Asked {
  readonly words: string;
  /** Null while the words stand as they were written. */
  readonly schema: PlaceSearch | null;
}

/** A search without what is left out anyway, as an address has it. */
function compact(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined)
      .map(([name, part]) => [name, compact(part)]),
  );
}

/** The address that searches this again, whoever opens it: `/explore?q=sushi+near+me`. Pure. */
export function addressOf({ words, schema }: Asked): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (schema !== null) query.set('search', JSON.stringify(compact(schema.search)));
  const text = query.toString();
  return text === '' ? '/explore' : `/explore?${text}`;
}

/** What an address asks for; a search in it that does not read is as none, and the words are read anew. Pure. */
export function askedIn(query: string): Asked {
  const read = new URLSearchParams(query);
  return { words: read.get('q')?.trim() ?? '', schema: schemaIn(read.get('search')) };
}

function schemaIn(text: string | null): PlaceSearch | null {
  if (text === null) return null;
  try {
    const read = placeSearchSchema.safeParse({ search: JSON.parse(text) });
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
