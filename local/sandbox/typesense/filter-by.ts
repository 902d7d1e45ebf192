import type {
  TypesenseDocument,
  TypesenseField,
} from '../../../functions/src/integrations/typesense/wire-format.ts';
import { type Collection, fieldOf } from './collections.ts';
import { metresBetween } from './geography.ts';
import { Refusal } from './refusal.ts';
import { tokensOf } from './tokens.ts';

type Condition = (document: TypesenseDocument) => boolean;

/** Cuts at a separator, outside of backticks, brackets and parentheses. */
function cutAt(text: string, separator: string): string[] {
  const pieces = [''];
  let isQuoted = false;
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place] ?? '';
    if (letter === '`') isQuoted = !isQuoted;
    if (!isQuoted && '[('.includes(letter)) depth += 1;
    if (!isQuoted && '])'.includes(letter)) depth -= 1;
    if (!isQuoted && depth === 0 && text.startsWith(separator, place)) {
      pieces.push('');
      place += separator.length - 1;
    } else pieces[pieces.length - 1] += letter;
  }
  if (isQuoted || depth !== 0) throw new Refusal(400, 'Could not parse the filter query.');
  return pieces.map((piece) => piece.trim());
}

const unquoted = (value: string) => value.replaceAll('`', '').trim();

function valuesOf(text: string): string[] {
  const list = /^\[([\s\S]*)\]$/.exec(text)?.[1];
  return (list === undefined ? [text] : cutAt(list, ',')).map(unquoted);
}

function textCondition(field: TypesenseField, operand: string): Condition {
  const isExact = operand.startsWith('=');
  const symbols = field.symbols_to_index ?? [];
  const wanted = valuesOf(operand.replace(/^=/, '').trim()).map((value) => tokensOf(value, symbols));
  // A value without a single word matches nothing.
  const matches = (value: unknown) => {
    const tokens = tokensOf(String(value), symbols);
    return wanted.some((words) =>
      isExact
        ? words.length > 0 && words.join(' ') === tokens.join(' ')
        : words.length > 0 && words.every((word) => tokens.includes(word)),
    );
  };
  return (document) => {
    const value = document[field.name];
    return Array.isArray(value) ? value.some(matches) : value !== undefined && matches(value);
  };
}

const comparisons: Record<string, (value: number, bound: number) => boolean> = {
  '': (value, bound) => value === bound,
  '=': (value, bound) => value === bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
};

function numberCondition(field: TypesenseField, operand: string): Condition {
  const [, operator = '', bound = ''] = /^([<>=]*)\s*(-?[\d.]+)$/.exec(operand) ?? [];
  const compare = comparisons[operator];
  if (bound === '' || compare === undefined)
    throw new Refusal(400, `Error with filter field \`${field.name}\`: Not a valid number.`);
  return (document) => compare(Number(document[field.name]), Number(bound));
}

function geoCondition(field: TypesenseField, operand: string): Condition {
  const match = /^\((-?[\d.]+),\s*(-?[\d.]+),\s*([\d.]+)\s*(km|mi)\)$/.exec(operand);
  const [, latitude = '', longitude = '', radius = '', unit = ''] = match ?? [];
  if (match === null)
    throw new Refusal(
      400,
      `Value of filter field \`${field.name}\`: must be in the \`(-44.50, 170.29, 0.75 km)\` format.`,
    );
  const metres = Number(radius) * (unit === 'km' ? 1000 : 1609.344);
  return (document) => metresBetween(document[field.name], [Number(latitude), Number(longitude)]) <= metres;
}

function conditionOf(text: string, collection: Collection): Condition {
  const [, name = '', operand = ''] = /^(\w+)\s*:\s*([\s\S]+)$/.exec(text) ?? [];
  if (name === '') throw new Refusal(400, 'Could not parse the filter query.');
  const field = fieldOf(collection, name);
  if (field === undefined)
    throw new Refusal(404, `Could not find a filter field named \`${name}\` in the schema.`);
  if (field.type === 'geopoint') return geoCondition(field, operand);
  return field.type.startsWith('string') ? textCondition(field, operand) : numberCondition(field, operand);
}

/**
 * `filter_by`: conditions joined by `&&`, by `||` within parentheses or without. An empty text lets all pass.
 * @throws Refusal 400 for one that cannot be read, 404 for a field that is not there.
 */
export function filterBy(text: string, collection: Collection): Condition {
  if (text.trim() === '') return () => true;
  const alternatives = cutAt(text, '||').map((all) => {
    const conditions = cutAt(all, '&&').map((one) => {
      const inner = /^\(([\s\S]*)\)$/.exec(one)?.[1];
      return inner === undefined ? conditionOf(one, collection) : filterBy(inner, collection);
    });
    return (document: TypesenseDocument) => conditions.every((condition) => condition(document));
  });
  return (document) => alternatives.some((condition) => condition(document));
}
