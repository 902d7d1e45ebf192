import { MerveError } from '../platform/errors.ts';

export type TemplateValues = Readonly<Record<string, string>>;

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A value by its camelCase name or its snake_case alias; own properties only. */
export function templateValue(values: TemplateValues, name: string): string | undefined {
  const key = Object.keys(values).find((known) => known === name || snakeCase(known) === name);
  return key === undefined ? undefined : values[key];
}

/**
 * Fills the `{variable}` tokens of a template an editor wrote; `{businessName}` and `{business_name}` are the same.
 * Values are inserted as they are and never read as templates themselves.
 * @throws MerveError `BAD_REQUEST` naming the variables that do not exist: a merchant must not receive a raw token.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  const unknown = new Set<string>();
  const text = template.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = templateValue(values, name);
    if (value === undefined) unknown.add(name);
    return value ?? token;
  });
  if (unknown.size > 0) {
    const names = [...unknown].join(', ');
    throw new MerveError('BAD_REQUEST', `The template uses unknown variables: ${names}`, {
      details: { variables: names },
    });
  }
  return text;
}
