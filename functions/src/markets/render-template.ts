import type { Market } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';

export type TemplateValues = Readonly<Record<string, string>>;

/** What a tool's text to the merchant can say. */
export interface MerchantTemplate {
  /** Variables the merchant cannot do without: a template that leaves one out gets it below. */
  readonly always: readonly string[];
  /**
   * Every variable with a sample value, in the market's language: its keys are the variables there are.
   * @param market whose currency, zone and language the samples are in
   */
  sample(market: TemplateMarket): TemplateValues;
}

/** What a sample needs to know of a market. */
export type TemplateMarket = Pick<Market, 'currency' | 'timeZone' | 'defaultLanguage'>;

const token = /\{(\w+)\}/g;

/** The name a variable goes by in templates that came from elsewhere: `businessName` is also `business_name`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A value by its camelCase name or its snake_case alias; own properties only. */
export function templateValue(values: TemplateValues, name: string): string | undefined {
  const key = nameOf(Object.keys(values), name);
  return key === undefined ? undefined : values[key];
}

function nameOf(known: readonly string[], name: string): string | undefined {
  return known.find((key) => key === name || snakeCase(key) === name);
}

/** The variables of `{variable}` tokens, each once, in order, as the template spells them. */
function variablesIn(template: string): string[] {
  return [...new Set([...template.matchAll(token)].map(([, name]) => name ?? ''))];
}

/** The variables a template uses that do not exist. */
export function unknownVariables(template: string, known: readonly string[]): string[] {
  return variablesIn(template).filter((name) => nameOf(known, name) === undefined);
}

/**
 * Fills the `{variable}` tokens of a template an editor wrote; `{businessName}` and `{business_name}` are the same.
 * Values are inserted as they are and never read as templates themselves.
 * @param always variables that are said on lines of their own where the template does not say them
 * @throws MerveError `BAD_REQUEST` naming the variables that do not exist: a merchant must not receive a raw token.
 */
export function renderTemplate(
  template: string,
  values: TemplateValues,
  always: readonly string[] = [],
): string {
  const known = Object.keys(values);
  const unknown = unknownVariables(template, known);
  if (unknown.length > 0) {
    const names = unknown.join(', ');
    throw new MerveError('BAD_REQUEST', `The template uses unknown variables: ${names}`, {
      details: { variables: names },
    });
  }
  const said = new Set(variablesIn(template).map((name) => nameOf(known, name)));
  const left = always
    .filter((name) => !said.has(name))
    .map((name) => values[name] ?? '')
    .filter((said) => said !== '');
  const text = template.replace(token, (raw, name: string) => templateValue(values, name) ?? raw);
  return [text, ...left].join('\n');
}
