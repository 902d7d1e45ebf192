import type {
  TypesenseDocument,
  TypesenseSearch,
} from '../../../functions/src/integrations/typesense/wire-format.ts';
import { type Collection, fieldOf } from './collections.ts';
import { Refusal } from './refusal.ts';
import { editsBetween, tokensOf } from './tokens.ts';

export interface TextHit {
  readonly document: TypesenseDocument;
  /** What the server calls `text_match`: words met, then how exactly, then in which field. */
  readonly score: number;
}

interface Query {
  readonly tokens: readonly string[];
  readonly fields: readonly { readonly name: string; readonly weight: number }[];
  readonly search: TypesenseSearch;
}

function readQuery(search: TypesenseSearch, collection: Collection): Query {
  const names = (search.query_by ?? '').split(',').filter((name) => name !== '');
  const weights = (search.query_by_weights ?? '').split(',').map(Number);
  const fields = names.map((name, place) => {
    const field = fieldOf(collection, name);
    if (field === undefined || !field.type.startsWith('string'))
      throw new Refusal(404, `Could not find a field named \`${name}\` in the schema.`);
    return {
      name,
      weight: search.query_by_weights === undefined ? names.length - place : (weights[place] ?? 0),
    };
  });
  if (fields.length === 0) throw new Refusal(400, 'No search fields specified for the query.');
  // A leading minus excludes a word, quotation marks ask for a phrase: nothing of ours sends either.
  if (/(^|\s)-\S|"/.test(search.q))
    throw new Refusal(400, 'The double knows neither exclusions nor phrases.');
  return { tokens: tokensOf(search.q), fields, search };
}

/** How many typing errors the server forgives in a token of this length, by the parameters' defaults. */
function typosAllowed(token: string, search: TypesenseSearch): number {
  if (search.enable_typos_for_numerical_tokens === false && /^\d+$/.test(token)) return 0;
  const most = Math.min(Number(search.num_typos ?? '2'), 2);
  if (token.length < (search.min_len_1typo ?? 4)) return 0;
  return Math.min(most, token.length < (search.min_len_2typo ?? 7) ? 1 : 2);
}

/** The fewest typing errors with which a word of the document is this token, or null. */
function bestMatch(token: string, words: readonly string[], typos: number, isPrefix: boolean): number | null {
  let best: number | null = null;
  for (const word of words) {
    const whole = editsBetween(token, word, typos + 1);
    const start = isPrefix ? editsBetween(token, word.slice(0, token.length), typos + 1) : typos + 1;
    const edits = Math.min(whole, start);
    if (edits <= typos && edits < (best ?? Number.POSITIVE_INFINITY)) best = edits;
  }
  return best;
}

/** The documents in which each of the tokens is found, with at most so many errors in each. */
function find(
  documents: readonly TypesenseDocument[],
  tokens: readonly string[],
  { fields, search, tokens: all }: Query,
  maxTypos: number,
): TextHit[] {
  const last = all.at(-1);
  return documents.flatMap((document) => {
    let typos = 0;
    let weight = 0;
    let fieldsMatched = 0;
    for (const token of tokens) {
      const allowed = Math.min(maxTypos, typosAllowed(token, search));
      const isPrefix = search.prefix !== 'false' && token === last;
      const matches = fields.flatMap((field) => {
        const value = document[field.name];
        const words = tokensOf(Array.isArray(value) ? value.join(' ') : String(value ?? ''));
        const edits = bestMatch(token, words, allowed, isPrefix);
        return edits === null ? [] : [{ edits, weight: field.weight }];
      });
      if (matches.length === 0) return [];
      typos += Math.min(...matches.map((match) => match.edits));
      weight = Math.max(weight, ...matches.map((match) => match.weight));
      fieldsMatched += matches.length;
    }
    return [{ document, score: tokens.length * 1e9 - typos * 1e6 + weight * 1e3 + fieldsMatched }];
  });
}

/** What is left of the tokens after each step of dropping, the server's `drop_tokens_mode`. */
function dropped(tokens: readonly string[], mode: TypesenseSearch['drop_tokens_mode']): string[][] {
  const fromRight = tokens.map((_, place) => tokens.slice(0, tokens.length - 1 - place));
  const fromLeft = tokens.map((_, place) => tokens.slice(place + 1));
  const both = mode === 'both_sides:3' && tokens.length <= 3 ? [...fromRight, ...fromLeft] : null;
  return (both ?? (mode === 'left_to_right' ? fromLeft : fromRight)).filter((rest) => rest.length > 0);
}

/**
 * Documents that match `q` in `query_by`: all words, with as few typing errors as give enough hits; then, while there
 * are too few, with words left out.
 */
export function matchText(
  documents: readonly TypesenseDocument[],
  search: TypesenseSearch,
  collection: Collection,
): TextHit[] {
  const query = readQuery(search, collection);
  if (query.tokens.length === 0) return [];
  const found = new Map<string, TextHit>();
  const enough = (threshold: number) => found.size >= threshold;
  const look = (tokens: readonly string[]) => {
    for (const typos of [0, 1, 2]) {
      if (typos > 0 && enough(search.typo_tokens_threshold ?? 1)) return;
      for (const hit of find(documents, tokens, query, typos)) {
        if (!found.has(hit.document.id)) found.set(hit.document.id, hit);
      }
    }
  };
  look(query.tokens);
  for (const rest of dropped(query.tokens, search.drop_tokens_mode)) {
    if (enough(search.drop_tokens_threshold ?? 1)) break;
    look(rest);
  }
  return [...found.values()];
}
