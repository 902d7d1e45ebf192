import { foldText } from '../../catalogue/index.ts';

/** True for a wish about the person's own surroundings: "near me", "yakınımda". */
export function asksNearby(text: string): boolean {
  return /\b(near me|nearby|close to me|around me|yakinim\w*|yakinda|yakinlarda)\b/.test(foldText(text));
}
