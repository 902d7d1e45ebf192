import type { MerveConfig, OutboxIntent } from '@merve/contract';
import { type TemplateValues, templateValue } from '../markets/index.ts';
import { log } from '../platform/log.ts';

/** Variables of a WhatsApp template may hold neither line breaks nor long runs of blanks (Twilio 63013, Meta 132018). */
function templateVariable(value: string): string {
  return value.replace(/\s+/g, ' ').trim() || '–';
}

/**
 * The market's approved template for messages of this type, filled in: what a person outside the 24-hour window is sent
 * in place of free text. Pure but for the log.
 * @param values what the template may use, in camelCase or snake_case; its variables are numbered from 1
 * @returns null if the market has none, or one that asks for what is not among the values: it would say half of it.
 */
export function approvedTemplate(
  { whatsappTemplates }: Pick<MerveConfig, 'whatsappTemplates'>,
  type: string,
  values: TemplateValues,
): OutboxIntent['template'] {
  const template = Object.hasOwn(whatsappTemplates, type) ? whatsappTemplates[type] : undefined;
  if (template === undefined) return null;
  const variables: Record<string, string> = {};
  for (const [index, name] of template.variables.entries()) {
    const value = templateValue(values, name);
    if (value === undefined) {
      log.error('whatsapp template not usable', { type, variable: name });
      return null;
    }
    variables[String(index + 1)] = templateVariable(value);
  }
  return { contentSid: template.contentSid, variables };
}
