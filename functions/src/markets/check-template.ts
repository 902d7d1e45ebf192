import type { PolicyProblem } from '@merve/contract';
import { type TemplateMarket, unknownVariables } from './render-template.ts';
import type { GovernedTool } from './tool-policy.ts';

/** Characters of a template itself; what it says must still fit one WhatsApp message with its values in. */
const maxTemplate = 1000;

/** A market for whose variables alone it is asked: what they are does not depend on it. */
const anyMarket: TemplateMarket = { currency: 'EUR', timeZone: 'UTC', defaultLanguage: 'en' };

/** What a tool's text to the merchant may say, and what it always says; null for a tool that writes to no merchant. */
export function templateVariables(
  tool: Pick<GovernedTool, 'merchantTemplate'>,
): { readonly variables: readonly string[]; readonly always: readonly string[] } | null {
  if (tool.merchantTemplate === null) return null;
  const { always, sample } = tool.merchantTemplate;
  return { variables: Object.keys(sample(anyMarket)), always };
}

/**
 * What is wrong with a template before anybody saves it. Also for a listing's own: it replaces the same text.
 * @param path where it stands, for the problems
 */
export function checkTemplate(
  path: string,
  template: string,
  tool: Pick<GovernedTool, 'name' | 'merchantTemplate'>,
): PolicyProblem[] {
  const allowed = templateVariables(tool);
  if (allowed === null) {
    return [{ path, code: 'no_effect', message: `${tool.name} writes to no merchant` }];
  }
  if (template.trim() === '' || template.length > maxTemplate) {
    const message = `It must have from 1 to ${maxTemplate} characters; null leaves the text to Merve`;
    return [{ path, code: 'invalid', message }];
  }
  const known = [...allowed.variables];
  return unknownVariables(template, known).map((name) => ({
    path,
    code: 'unknown_variable',
    message: `There is no variable {${name}}`,
    known,
  }));
}
