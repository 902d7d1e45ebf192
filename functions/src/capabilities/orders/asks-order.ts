import { foldText } from '../../catalogue/fold.ts';

/** True for a wish for food that is brought, whose answer may have been missing where to. Pure. */
export function asksOrder(text: string): boolean {
  return /\b(?:order(?:ing)?|deliver\w*|siparis\w*|getir\w*)\b/.test(foldText(text));
}
