import { foldText } from '../../catalogue/fold.ts';

/** True for a wish for a taxi, whose answer may have been missing where the person is. Pure. */
export function asksTaxi(text: string): boolean {
  return /\b(?:taxis?|cab|minicab|taksi\w*)\b/.test(foldText(text));
}
