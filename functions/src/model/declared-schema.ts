import type { JsonObject } from '@merve/contract';
import { z } from 'zod';

const jsonSchemaToDeclare = z.record(z.string(), z.json());

/** The bounds zod gives every integer say nothing to a model, and cost it tokens. */
function dropSafeIntegerBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** What a model is told of a schema: what it must write to pass it, in the flavour of OpenAPI 3.0. */
export function declaredSchema(schema: z.ZodType): JsonObject {
  const {
    $schema: _dialect,
    additionalProperties: _closed,
    ...declared
  } = jsonSchemaToDeclare.parse(
    z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', override: dropSafeIntegerBounds }),
  );
  return declared;
}
