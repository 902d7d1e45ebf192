import { log } from '../platform/log.ts';
import { renderTemplate, type TemplateValues } from './render-template.ts';

/**
 * What a merchant is told: by the first template that renders (the listing's own, else the market's), else in our own
 * words. A broken template is logged and passed over: it must not keep a booking or an order from the merchant.
 * @param templates in the order in which they are preferred
 * @param always see `MerchantTemplate.always`
 */
export function merchantText(
  templates: readonly (string | null | undefined)[],
  values: TemplateValues,
  { always = [], otherwise }: { readonly always?: readonly string[]; readonly otherwise: string },
): string {
  for (const template of templates) {
    if (template === null || template === undefined || template.trim() === '') continue;
    try {
      return renderTemplate(template, values, always);
    } catch (error) {
      log.error('merchant template not usable', {}, error);
    }
  }
  return otherwise;
}
