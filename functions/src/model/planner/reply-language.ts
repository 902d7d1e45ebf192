/** Which of the planner's languages a message is written in, when its words say so. Works on raw text. */
import { foldMessageText } from './fold-message.ts';

const turkish =
  /\b(?:merhaba|selam|gunaydin|iyi (?:gunler|aksamlar|geceler)|masa\w*|kisi\w*|rezervasyon\w*|randevu\w*|yarin\w*|bugun\w*|aksam\w*|sabah|ogle\w*|saat\w*|icin|istiyorum|istiyoruz|lutfen|tesekkur\w*|sagol\w*|evet|hayir|tamam|iptal|var mi|nerede|bana|bul|oner\w*|ayir\w*|olsun|yerine|haftaya|pazartesi\w*|sali\w*|carsamba\w*|persembe\w*|cuma\w*|cumartesi\w*|pazar\w*|bir|ve|bucuk\w*|yakin\w*|ikincisi|ilki|restoran\w*|gun|sonra|ne|nasil|yardim|konum\w*|vazgec\w*|obur\w*|ikimiz\w*)\b/g;
const english =
  /\b(?:hello|hi|hey|good (?:morning|evening|afternoon)|the|a|an|for|at|table|people|book|booking|reserve|reservation|tomorrow|today|tonight|please|thanks|thank|yes|cancel|find|show|near|me|my|i|want|need|like|us|we|what|where|make|it|is|next|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday|two|three|four|instead|evening|can|you|second|first|one|and|in|of|to|do|have|am|pm|noon)\b/g;

/** @returns `en`, `tr`, or null when the text ("4", "20:00", a name) does not tell. */
export function languageOf(text: string): 'en' | 'tr' | null {
  const folded = foldMessageText(text);
  const turkishLetters = /[ğşıİ]/.test(text) ? 2 : 0;
  const turkishScore = turkishLetters + (folded.match(turkish)?.length ?? 0);
  const englishScore = folded.match(english)?.length ?? 0;
  if (turkishScore === englishScore) return null;
  return turkishScore > englishScore ? 'tr' : 'en';
}
