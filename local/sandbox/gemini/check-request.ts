/**
 * The rules of the published API that a client can break, checked as strictly as the API does or more so. Sources: the
 * REST reference of `models.generateContent` and the guides on function calling and thought signatures.
 */
import { type JsonObject, type JsonValue, jsonObjectSchema, jsonValueSchema } from '@merve/contract';
import { z } from 'zod';

const schemaSchema: z.ZodType = z.lazy(() =>
  z.strictObject({
    type: z
      .string()
      .regex(/^(?:string|number|integer|boolean|array|object)$/i)
      .optional(),
    format: z.enum(['float', 'double', 'int32', 'int64', 'enum', 'date-time']).optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    nullable: z.boolean().optional(),
    enum: z.array(z.string()).optional(),
    maxItems: z.number().optional(),
    minItems: z.number().optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    minProperties: z.number().optional(),
    maxProperties: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    example: jsonValueSchema.optional(),
    anyOf: z.array(schemaSchema).optional(),
    propertyOrdering: z.array(z.string()).optional(),
    default: jsonValueSchema.optional(),
    items: schemaSchema.optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

/** What may be shown inline: https://ai.google.dev/gemini-api/docs/image-understanding (images alone; no caller sends anything else). */
const inlineDataSchema = z.strictObject({
  mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'], {
    error: 'Unsupported MIME type.',
  }),
  data: z.base64({ error: 'Base64 decoding failed.' }).min(1, { error: 'Unable to process input image.' }),
});

/**
 * `responseJsonSchema` takes the whole of JSON Schema and understands these of its properties, at every depth; what is left
 * out by the real API without a word is refused here. https://ai.google.dev/api/generate-content#generationconfig
 */
const jsonSchemaSchema: z.ZodType = z.lazy(() =>
  z.strictObject({
    $id: z.string().optional(),
    $defs: z.record(z.string(), jsonSchemaSchema).optional(),
    $ref: z.string().optional(),
    $anchor: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    enum: z.array(z.union([z.string(), z.number()])).optional(),
    items: jsonSchemaSchema.optional(),
    prefixItems: z.array(jsonSchemaSchema).optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    anyOf: z.array(jsonSchemaSchema).optional(),
    oneOf: z.array(jsonSchemaSchema).optional(),
    properties: z.record(z.string(), jsonSchemaSchema).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchemaSchema]).optional(),
    required: z.array(z.string()).optional(),
    propertyOrdering: z.array(z.string()).optional(),
  }),
);

const partSchema = z
  .strictObject({
    text: z.string().optional(),
    thought: z.boolean().optional(),
    thoughtSignature: z.string().min(1).optional(),
    inlineData: inlineDataSchema.optional(),
    functionCall: z
      .strictObject({ id: z.string().optional(), name: z.string().min(1), args: jsonObjectSchema.optional() })
      .optional(),
    functionResponse: z
      .strictObject({ id: z.string().optional(), name: z.string().min(1), response: jsonObjectSchema })
      .optional(),
  })
  .refine(
    (part) =>
      [part.text, part.inlineData, part.functionCall, part.functionResponse].filter(
        (data) => data !== undefined,
      ).length === 1,
    { error: "required oneof field 'data' must have one initialized field" },
  );

const contentSchema = z.strictObject({
  role: z.enum(['user', 'model'], { error: 'Please use a valid role: user, model.' }),
  parts: z.array(partSchema).min(1, { error: 'contents.parts must not be empty.' }),
});

const requestSchema = z.strictObject({
  contents: z.array(contentSchema).min(1, { error: 'contents is not specified' }),
  systemInstruction: z
    .strictObject({
      role: z.string().optional(),
      parts: z.array(z.strictObject({ text: z.string().min(1) })).min(1),
    })
    .optional(),
  tools: z
    .array(
      z.strictObject({
        functionDeclarations: z
          .array(
            z.strictObject({
              name: z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_.-]{0,63}$/),
              description: z.string(),
              parameters: schemaSchema.optional(),
            }),
          )
          .min(1),
      }),
    )
    .optional(),
  toolConfig: z
    .strictObject({
      functionCallingConfig: z.strictObject({
        mode: z.enum(['AUTO', 'ANY', 'NONE', 'VALIDATED']),
        allowedFunctionNames: z.array(z.string()).optional(),
      }),
    })
    .optional(),
  generationConfig: z
    .strictObject({
      thinkingConfig: z
        .strictObject({
          thinkingLevel: z.enum(['minimal', 'low', 'medium', 'high']).optional(),
          includeThoughts: z.boolean().optional(),
        })
        .optional(),
      maxOutputTokens: z.number().int().positive().optional(),
      responseMimeType: z.enum(['text/plain', 'application/json', 'text/x.enum']).optional(),
      responseSchema: schemaSchema.optional(),
      responseJsonSchema: jsonSchemaSchema.optional(),
    })
    .optional(),
  safetySettings: z.array(z.strictObject({ category: z.string(), threshold: z.string() })).optional(),
  cachedContent: z.string().optional(),
});

type Content = z.output<typeof contentSchema>;

/** What the double gave out and to which model, so that it knows it again. */
export interface Issued {
  /** By signature: the part it was put on (JSON text), and the model that signed. */
  readonly signatures: ReadonlyMap<string, { readonly part: string; readonly modelId: string }>;
  readonly callIds: ReadonlySet<string>;
}

const callsOf = (content: Content) => content.parts.flatMap(({ functionCall }) => functionCall ?? []);
const responsesOf = (content: Content) =>
  content.parts.flatMap(({ functionResponse }) => functionResponse ?? []);

/** A signature must be one this model gave, on the very part it gave it for. */
function checkSignatures(content: Content, position: number, modelId: string, issued: Issued): string | null {
  let isFirstCall = true;
  for (const { thoughtSignature, ...part } of content.parts) {
    if (part.functionCall !== undefined && isFirstCall) {
      isFirstCall = false;
      if (thoughtSignature === undefined) {
        return `Function call is missing a thought_signature in functionCall parts. Additional data, function call \`default_api:${part.functionCall.name}\`, position ${position + 1}.`;
      }
    }
    if (thoughtSignature === undefined) continue;
    const known = issued.signatures.get(thoughtSignature);
    if (known === undefined || known.modelId !== modelId) return 'Corrupted thought signature.';
    if (known.part !== JSON.stringify(part)) return 'Invalid thought signature: the part was changed.';
  }
  return null;
}

function checkOrder(contents: readonly Content[], modelId: string, issued: Issued): string | null {
  if (contents[0]?.role !== 'user') return 'Please ensure that the first content has the role user.';
  if (contents.at(-1)?.role !== 'user')
    return 'Please ensure that multiturn requests end with a user turn or a function response.';
  for (const [position, content] of contents.entries()) {
    const before = contents[position - 1];
    if (before?.role === content.role)
      return 'Please ensure that multiturn requests alternate between user and model.';
    const calls = callsOf(content);
    const responses = responsesOf(content);
    if (calls.length > 0 && content.role !== 'model')
      return 'A functionCall part is only valid in a model content.';
    if (responses.length > 0 && content.role !== 'user')
      return 'A functionResponse part is only valid in a user content.';
    const called = before === undefined ? [] : callsOf(before);
    if (called.length !== responses.length) {
      return 'Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.';
    }
    for (const [index, call] of called.entries()) {
      const response = responses[index];
      if (response?.name !== call.name)
        return 'Function responses do not match the function calls by name and order.';
      if (call.id !== undefined && response.id !== call.id) {
        return `Function response \`${response.name}\` is missing the id of its function call.`;
      }
    }
    if (calls.some(({ id }) => id === undefined || !issued.callIds.has(id)))
      return 'Unknown function call id.';
    const signature = checkSignatures(content, position, modelId, issued);
    if (signature !== null) return signature;
  }
  return null;
}

/** The published terms of `GenerationConfig.responseSchema` and `responseJsonSchema`. */
function checkResponseFormat({ generationConfig, tools }: z.output<typeof requestSchema>): string | null {
  const { responseMimeType, responseSchema, responseJsonSchema } = generationConfig ?? {};
  const hasSchema = responseSchema !== undefined || responseJsonSchema !== undefined;
  if (responseSchema !== undefined && responseJsonSchema !== undefined)
    return 'Only one of response_schema and response_json_schema may be set.';
  if (hasSchema && responseMimeType !== 'application/json')
    return 'response_mime_type must be application/json where a response schema is set.';
  if (responseMimeType === 'application/json' && tools !== undefined)
    return "Function calling with a response mime type: 'application/json' is unsupported";
  return emptyObjectIn(jsonValueSchema.parse(responseSchema ?? null), 'generation_config.response_schema');
}

/** An `OBJECT` without properties is refused, at any depth. */
function emptyObjectIn(schema: JsonValue, path: string): string | null {
  if (schema === null || typeof schema !== 'object' || Array.isArray(schema)) return null;
  const { type, properties, items, anyOf } = schema;
  const inner = isObject(properties) ? Object.entries(properties) : [];
  if (typeof type === 'string' && type.toLowerCase() === 'object' && inner.length === 0)
    return `GenerateContentRequest.${path}.properties: should be non-empty for OBJECT type`;
  const parts: (readonly [string, JsonValue])[] = [
    ...inner.map(([name, value]) => [`${path}.properties[${name}]`, value] as const),
    ...(items === undefined ? [] : [[`${path}.items`, items] as const]),
    ...(Array.isArray(anyOf) ? anyOf.map((one, index) => [`${path}.any_of[${index}]`, one] as const) : []),
  ];
  return parts.map(([at, value]) => emptyObjectIn(value, at)).find((problem) => problem !== null) ?? null;
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Inline data is part of the body, and a body may not weigh more: 20 MiB. */
const maxBodyBytes = 20_971_520;

/**
 * @param text the body as it came.
 * @returns the parsed body, or the message of the 400 that the API answers.
 */
export function checkRequest(
  text: string,
  modelId: string,
  issued: Issued,
): { readonly body: JsonObject } | { readonly problem: string } {
  if (Buffer.byteLength(text) > maxBodyBytes)
    return { problem: `Request payload size exceeds the limit: ${maxBodyBytes} bytes.` };
  let body: JsonObject;
  try {
    body = jsonObjectSchema.parse(JSON.parse(text));
  } catch {
    return { problem: 'Invalid JSON payload received.' };
  }
  if (!JSON.stringify(body).isWellFormed() || /\\ud[89a-f]/i.test(JSON.stringify(body))) {
    return { problem: 'Invalid JSON payload received. Invalid UTF-16.' };
  }
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { problem: `Invalid value at '${issue?.path.join('.')}': ${issue?.message}` };
  }
  const { contents, tools, toolConfig } = parsed.data;
  if (toolConfig !== undefined && tools === undefined)
    return { problem: 'Function calling config is set without function_declarations.' };
  const problem = checkResponseFormat(parsed.data) ?? checkOrder(contents, modelId, issued);
  return problem === null ? { body } : { problem };
}
