import { FirestoreError, invalidArgument } from '../errors.ts';
import type { WireFields, WireStage, WireValue } from '../protocol/wire.ts';
import { distanceBetween } from '../query/find-nearest.ts';
import { compareValues } from '../values/compare.ts';
import { withField } from '../values/edit-fields.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { type Fields, fieldAt, type Value, vectorOf } from '../values/value.ts';
import { decodeValue } from '../values/wire-values.ts';
import { aggregateRows, groupRows, settled } from './aggregate-rows.ts';
import { evaluate, type Row, type Scope } from './evaluate.ts';
import { ABSENT, Failure } from './outcome.ts';

/** Runs a whole pipeline that stands in another one. */
export type Nested = (stages: readonly WireStage[]) => Promise<Row[]>;

type Stage = (rows: readonly Row[], stage: WireStage, scope: Scope, nested: Nested) => Row[] | Promise<Row[]>;

const MEASURES = { euclidean: 'EUCLIDEAN', cosine: 'COSINE', dot_product: 'DOT_PRODUCT' } as const;

const STAGES: Readonly<Record<string, Stage>> = {
  where: (rows, { args: [condition] = [] }, scope) => {
    if (!condition) throw invalidArgument('The stage where has no condition.');
    return rows.filter((row) => evaluate(condition, row, scope) === true);
  },
  select: (rows, stage, scope) =>
    rows.map((row) => ({ ...row, fields: computed(row, mapAt(stage, 0), new Map(), scope) })),
  add_fields: (rows, stage, scope) =>
    rows.map((row) => ({ ...row, fields: computed(row, mapAt(stage, 0), row.fields, scope) })),
  remove_fields: (rows, { args = [] }) => {
    const paths = args.map((arg) => pathOf(arg));
    return rows.map((row) => ({
      ...row,
      fields: paths.reduce((fields, path) => withField(fields, path, undefined), row.fields),
    }));
  },
  aggregate: (rows, stage, scope) => aggregateRows(rows, mapAt(stage, 0), mapAt(stage, 1), scope),
  distinct: (rows, stage, scope) =>
    groupRows(rows, mapAt(stage, 0), scope).map(({ key }) => ({ document: undefined, fields: key })),
  sort: (rows, { args = [] }, scope) => sorted(rows, args, scope),
  limit: (rows, stage) => rows.slice(0, naturalAt(stage, 0)),
  offset: (rows, stage) => rows.slice(naturalAt(stage, 0)),
  replace_with: (rows, stage, scope) => rows.map((row) => replaced(row, stage, scope)),
  sample: (rows, stage) => {
    const [rate, mode] = (stage.args ?? []).map(decodeValue);
    const wanted = mode === 'percent' ? Math.round(rows.length * Number(rate)) : naturalAt(stage, 0);
    return shuffled(rows).slice(0, wanted);
  },
  union: async (rows, { args: [other] = [] }, _scope, nested) => [
    ...rows,
    ...(await nested(other?.pipelineValue?.stages ?? [])),
  ],
  unnest: (rows, stage, scope) => rows.flatMap((row) => unnested(row, stage, scope)),
  find_nearest: nearest,
};

/** Runs one stage after the source. Throws UNIMPLEMENTED for one that is not known here. */
export async function runStage(
  rows: readonly Row[],
  stage: WireStage,
  scope: Scope,
  nested: Nested,
): Promise<Row[]> {
  const run = STAGES[stage.name ?? ''];
  if (!run)
    throw new FirestoreError('UNIMPLEMENTED', `The pipeline stage ${stage.name} is not supported here.`);
  return run(rows, stage, scope, nested);
}

const mapAt = ({ args = [] }: WireStage, index: number): WireFields => args[index]?.mapValue?.fields ?? {};

function naturalAt({ name, args = [] }: WireStage, index: number): number {
  const value = Number(args[index]?.integerValue ?? Number.NaN);
  if (!(value >= 0)) throw invalidArgument(`The stage ${name} takes an integer that is not negative.`);
  return value;
}

/** The path that an alias or a field reference stands for; an alias that is no path is a name by itself. */
function pathOf({ fieldReferenceValue, stringValue }: WireValue): readonly string[] {
  return parseFieldPath(fieldReferenceValue ?? stringValue ?? '');
}

const aliasPath = (alias: string): readonly string[] => {
  try {
    return parseFieldPath(alias);
  } catch {
    return [alias];
  }
};

function computed(row: Row, expressions: WireFields, start: Fields, scope: Scope): Fields {
  let fields = start;
  for (const [alias, expression] of Object.entries(expressions)) {
    const value = settled(evaluate(expression, row, scope));
    if (value !== undefined) fields = withField(fields, aliasPath(alias), value);
  }
  return fields;
}

function sorted(rows: readonly Row[], orderings: readonly WireValue[], scope: Scope): Row[] {
  const orders = orderings.map(({ mapValue }) => ({
    expression: mapValue?.fields?.['expression'] ?? {},
    sign: mapValue?.fields?.['direction']?.stringValue === 'descending' ? -1 : 1,
  }));
  // What is absent sorts as null does.
  const keyed = rows.map((row) => ({
    row,
    key: orders.map(({ expression }) => settled(evaluate(expression, row, scope)) ?? null),
  }));
  keyed.sort((left, right) => {
    for (const [index, { sign }] of orders.entries()) {
      const difference = compareValues(left.key[index] ?? null, right.key[index] ?? null);
      if (difference !== 0) return difference * sign;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

function replaced(row: Row, { args: [expression, mode] = [] }: WireStage, scope: Scope): Row {
  const value = expression && settled(evaluate(expression, row, scope));
  if (!(value instanceof Map)) throw invalidArgument('replace_with takes a map.');
  const kept = mode?.stringValue ?? 'full_replace';
  if (kept === 'full_replace') return { document: undefined, fields: value };
  const fields =
    kept === 'merge_prefer_nest' ? new Map([...row.fields, ...value]) : new Map([...value, ...row.fields]);
  return { ...row, fields };
}

function unnested(row: Row, { args: [expression, alias] = [], options }: WireStage, scope: Scope): Row[] {
  if (!expression || !alias) throw invalidArgument('unnest takes an expression and an alias.');
  const outcome = evaluate(expression, row, scope);
  if (outcome instanceof Failure) throw invalidArgument(outcome.message);
  if (outcome === ABSENT) return [];
  const index = options?.['index_field'];
  const elements: readonly Value[] = Array.isArray(outcome) ? outcome : [outcome];
  return elements.map((element, position) => {
    const fields = withField(row.fields, pathOf(alias), element);
    const at = Array.isArray(outcome) ? BigInt(position) : null;
    return { ...row, fields: index ? withField(fields, pathOf(index), at) : fields };
  });
}

function nearest(
  rows: readonly Row[],
  { args: [field, query, measure] = [], options = {} }: WireStage,
): Row[] {
  const wanted = query && vectorOf(decodeValue(query));
  const name = measure?.stringValue ?? '';
  if (!field || !wanted || !isMeasure(name))
    throw invalidArgument('find_nearest takes a field, a vector and a measure.');
  const { limit, distance_field: distanceField } = options;
  const sign = name === 'dot_product' ? -1 : 1;
  const found = rows.flatMap((row) => {
    const vector = vectorOf(fieldAt(row.fields, pathOf(field)));
    if (vector?.length !== wanted.length) return [];
    const distance = distanceBetween(vector, wanted, MEASURES[name]);
    return [
      {
        distance,
        row: distanceField ? { ...row, fields: withField(row.fields, pathOf(distanceField), distance) } : row,
      },
    ];
  });
  found.sort((left, right) => (left.distance - right.distance) * sign);
  return found.slice(0, limit ? Number(limit.integerValue) : undefined).map(({ row }) => row);
}

const isMeasure = (name: string): name is keyof typeof MEASURES => Object.hasOwn(MEASURES, name);

function shuffled(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, at: Math.random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ row }) => row);
}
