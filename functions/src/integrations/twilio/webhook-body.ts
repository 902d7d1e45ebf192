import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';

export function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/([\w.-]+\+)?json\b/i.test(contentType.trim());
}

/**
 * Decodes an `application/x-www-form-urlencoded` body; broken escapes stay as they are, so decoding never fails. A
 * name that appears more than once has all its values, as the signature is computed over all of them.
 */
export function formFields(rawBody: string): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(rawBody)) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  // fromEntries defines own properties, so that a field named `__proto__` stays an ordinary field.
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]),
  );
}

const jsonObjectBody = z.record(z.string(), z.unknown());

function jsonFields(rawBody: string): Record<string, string> {
  let body: unknown;
  try {
    body = JSON.parse(rawBody);
  } catch (cause) {
    throw new MerveError('BAD_REQUEST', 'The webhook body is not JSON.', { cause });
  }
  const parsed = jsonObjectBody.safeParse(body);
  if (!parsed.success) throw new MerveError('BAD_REQUEST', 'The webhook body is no JSON object.');
  return Object.fromEntries(
    Object.entries(parsed.data).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}

/**
 * A webhook's fields with one value each, the first: no field we read is ever sent twice.
 * @throws MerveError `BAD_REQUEST` if the body says it is JSON and is not.
 */
export function webhookFields(rawBody: string, contentType: string | undefined): Record<string, string> {
  if (isJson(contentType)) return jsonFields(rawBody);
  return Object.fromEntries(
    Object.entries(formFields(rawBody)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value[0] ?? ''),
    ]),
  );
}
