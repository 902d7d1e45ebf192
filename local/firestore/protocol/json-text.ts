/**
 * Proto3 JSON as text. `JSON.stringify` alone would take the sign off a negative zero; as a string it is a double to
 * every reader of proto3 JSON, and the web SDK sends it so itself.
 */
export const jsonText = (json: unknown): string =>
  JSON.stringify(json, (_key, value: unknown) => (Object.is(value, -0) ? '-0' : value));
