/** What a message says about a taxi: where to, where from, for how many. */
import { foldText } from './fold-text.ts';
import { asksInAnyLanguage } from './own-words.ts';

export interface TaxiWish {
  readonly cancels: boolean;
  /** As the person wrote it; null if it is not said. */
  readonly destination: string | null;
  readonly pickup: string | null;
  readonly party: number | null;
}

const taxiWords = /\b(?:taxi|taxis|cab|minicab|taksi(?:ye|yi|m|mi|nin)?)\b/;
const cancelWords =
  /\b(?:cancel|call (?:it |the \w+ )?off|iptal|vazgec\w*|(?:don'?t|no longer) need|gerek kalmadi|istemiyorum)\b/;

/** Everything behind the places: how many, when, and courtesies. */
const behind =
  /[\s,]*\b(?:for (?:\d{1,2}|one|two|three|four|five|six|seven|eight)\b.*|(?:we are|there are) \d.*|\d{1,2} (?:people|persons|passengers|pax|of us|kişi(?:yiz|lik)?)\b.*|please\b.*|now\b|asap\b.*|right away\b.*|as soon as.*|lütfen\b.*|hemen\b.*|şimdi\b.*|acil\w*)$/iu;
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function partyIn(text: string): number | null {
  const match =
    /\bfor (\d{1,2}|one|two|three|four|five|six|seven|eight)\b/iu.exec(text) ??
    /\b(\d{1,2}) (?:people|persons|passengers|pax|of us|kişi)/iu.exec(text);
  const said = match?.[1]?.toLowerCase();
  if (said === undefined) return null;
  return numbers.includes(said) ? numbers.indexOf(said) + 1 : Number(said);
}

function place(text: string | undefined): string | null {
  let bare = (text ?? '').replace(/[.!?\s]+$/u, '');
  for (let next = bare.replace(behind, ''); next !== bare; next = next.replace(behind, '')) bare = next;
  bare = bare.replace(/^[\s,]+|[\s,.!?]+$/gu, '').replace(/^the\s+/iu, '');
  // Where they are is what their shared location says.
  return bare === '' || /^(?:here|my (?:place|location)|buradan?|bulunduğum yer(?:den)?)$/iu.test(bare)
    ? null
    : bare.slice(0, 120);
}

function englishPlaces(text: string): Pick<TaxiWish, 'destination' | 'pickup'> {
  const fromTo = /\bfrom\s+(.+?)\s+to\s+(.+)$/iu.exec(text);
  if (fromTo) return { pickup: place(fromTo[1]), destination: place(fromTo[2]) };
  const toFrom = /\bto\s+(?!go\b|take\b|get\b|pick\b|drive\b)(.+?)\s+from\s+(.+)$/iu.exec(text);
  if (toFrom) return { pickup: place(toFrom[2]), destination: place(toFrom[1]) };
  const to =
    /(?:\bto (?:go|take (?:me|us)|get|drive (?:me|us)) to|\bto|\bfor)\s+(?!\d|one\b|two\b|three\b|four\b|go\b|take\b|get\b|pick\b)(.+)$/iu.exec(
      text,
    );
  const from = /\bfrom\s+(.+)$/iu.exec(text);
  return { pickup: place(from?.[1]), destination: place(to?.[1]) };
}

const turkishFillers =
  /^(?:bir|bana|bize|acil|acilen|lütfen|merhaba|selam|hemen|şimdi|için|lazım|gerek|gerekiyor|istiyorum|istiyoruz|çağır\p{L}*|gönder\p{L}*|misin|mısın|misiniz|mısınız|var|mı|\d{1,2}|kişi\p{L}*)$/iu;
const ablative = /['’]?(?:[dt][ea]n)$/iu;

/** `Girne'den Lefkoşa'ya taksi`: from what ends in -den, to the rest. Endings of names are left to whoever knows the names. */
function turkishPlaces(text: string): Pick<TaxiWish, 'destination' | 'pickup'> {
  const words = text
    .replace(/[.,!?]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && !/^taksi/iu.test(word) && !turkishFillers.test(word));
  const last = words.findIndex((word) => ablative.test(word) && word.replace(ablative, '').length >= 3);
  const from = words
    .slice(0, last + 1)
    .join(' ')
    .replace(ablative, '');
  const to = words
    .slice(last + 1)
    .join(' ')
    .replace(/['’](?:y?[ea]|n[ea])$/iu, '');
  return { pickup: place(from), destination: place(to) };
}

const whereIsIt =
  /\b(?:where(?:'?s| is)|how long (?:until|till|for|before)|when (?:will|does|is)) (?:my|our|the) (?:taxi|cab)\b|\btaksi(?:m|miz)? (?:nerede|nerde|ne zaman)\b/;

/** True if the person asks where the taxi is that they have called. */
export function asksWhereTaxiIs(original: string): boolean {
  return whereIsIt.test(foldText(original.slice(0, 300)));
}

/** @returns null for a message that is about no taxi. */
export function readTaxiWish(original: string): TaxiWish | null {
  const folded = foldText(original);
  if (!taxiWords.test(folded)) return null;
  // Longer messages say no more of a taxi, and the bound keeps every pattern's cost bounded.
  const text = original.slice(0, 300).toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').trim();
  const places = /\btaksi/iu.test(text) ? turkishPlaces(text) : englishPlaces(text);
  return { cancels: cancelWords.test(folded), party: partyIn(text), ...places };
}

/** True if the assistant asked where a taxi is to go to. */
export function asksDestination(text: string | null): boolean {
  return text !== null && asksInAnyLanguage(text, (say) => say.askDestination());
}

/** True if the assistant could not place where a taxi is to come to. */
export function asksPickup(text: string | null): boolean {
  return (
    text !== null &&
    /no taxi was called\. share your location|taksi cagrilmadi\. konumunuzu paylasin/.test(foldText(text))
  );
}
