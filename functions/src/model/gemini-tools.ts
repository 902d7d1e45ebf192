/** Tool declarations as the Gemini API takes them. */
import type { JsonObject, JsonValue } from '@merve/contract';
import type { ToolDeclaration } from './language-model.ts';

/** The fields of the API's published `Schema`; any other field is answered with 400. */
const schemaFields = new Set([
  'type',
  'format',
  'title',
  'description',
  'nullable',
  'enum',
  'maxItems',
  'minItems',
  'properties',
  'required',
  'minProperties',
  'maxProperties',
  'minLength',
  'maxLength',
  'pattern',
  'example',
  'anyOf',
  'propertyOrdering',
  'default',
  'items',
  'minimum',
  'maximum',
]);
/** Formats the API knows, by type; the rest ("uuid", "email") is left to zod, which checks the arguments anyway. */
const formats: Record<string, readonly string[]> = {
  string: ['enum', 'date-time'],
  number: ['float', 'double'],
  integer: ['int32', 'int64'],
};

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps what the API understands of a JSON Schema (OpenAPI 3.0 flavour), at every depth. */
export function publishedSchema(schema: JsonObject): JsonObject {
  const kept: JsonObject = {};
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined && typeof schema.const === 'string') kept.enum = [schema.const];
  for (const [field, value] of Object.entries(schema)) {
    if (!schemaFields.has(field)) continue;
    if (field === 'format') {
      const type = typeof schema.type === 'string' ? schema.type.toLowerCase() : '';
      if (typeof value === 'string' && formats[type]?.includes(value)) kept.format = value;
    } else if (field === 'properties' && isObject(value)) {
      kept.properties = Object.fromEntries(
        Object.entries(value).map(([name, property]) => [
          name,
          isObject(property) ? publishedSchema(property) : property,
        ]),
      );
    } else if (field === 'items' && isObject(value)) kept.items = publishedSchema(value);
    else if (field === 'enum' && Array.isArray(value)) {
      // The API takes strings only; an enum of numbers stays a number without one.
      if (value.every((item) => typeof item === 'string')) kept.enum = value;
    } else if (field !== 'anyOf') kept[field] = value;
  }
  if (Array.isArray(alternatives)) {
    kept.anyOf = alternatives.map((item) => (isObject(item) ? publishedSchema(item) : item));
  }
  return kept;
}

/** A tool without arguments is declared without `parameters`: an empty object type is refused. */
export function functionDeclarations(tools: readonly ToolDeclaration[]): JsonObject[] {
  return tools.map(({ name, description, parameters }) => {
    const schema = publishedSchema(parameters);
    const hasArguments = isObject(schema.properties) && Object.keys(schema.properties).length > 0;
    return { name, description, ...(hasArguments ? { parameters: schema } : {}) };
  });
}
