import { placeKindIn } from '../../language/place-kinds.ts';

/** Behind the name of a town or place. */
const behind =
  /[\s,]*\b(?:please|now|right now|tonight|today|tomorrow|open|that is open|on duty|lütfen|şimdi|bu gece|bugün|açık)\b.*$/iu;
const notAPlace =
  /^(?:me|us|here|my (?:place|location|hotel|area)|the (?:area|moment|night|evening|morning)|night|the weekend|\d.*|moment|home|work)$/iu;

function englishPlace(text: string): string | null {
  const found =
    /\b(?:in|near|around|at|close to|next to)\s+(?:the\s+(?=\p{Lu}))?([\p{L}][\p{L}\p{M}' .-]{1,80})/iu.exec(
      text,
    );
  return placeName(found?.[1]);
}

/** `Girne'de`, `Lefkoşa'daki`, `Bellapais yakınında`, and a name at the very beginning: `Girne nöbetçi eczane`. */
function turkishPlace(text: string): string | null {
  const locative = /([\p{L}][\p{L}\p{M}-]*)['’](?:[dt][ea](?:ki)?|n[iı]n|y[ea]|[ea])\b/u.exec(text);
  if (locative !== null) return placeName(locative[1]);
  const beside = /(\p{Lu}[\p{L}\p{M}-]*)\s+(?:yak[ıi]n[ıi]nda|civar[ıi]nda|merkez\p{L}*|çevresinde)/u.exec(
    text,
  );
  if (beside !== null) return placeName(beside[1]);
  const first = /^(\p{Lu}[\p{L}\p{M}-]{2,})\s+(?=nöbet|eczane|plaj|müze)/u.exec(text);
  return first === null || /^(?:en|bana|hangi|açık|nöbet\p{L}*|bugün|yakın\p{L}*)$/iu.test(first[1] ?? '')
    ? null
    : placeName(first[1]);
}

function placeName(said: string | undefined): string | null {
  const name = (said ?? '')
    // German: in der Nähe von Bellapais.
    .replace(/^(?:der|meiner|unserer)\s+(?:nähe|umgebung)(?:\s+von)?\s*/iu, '')
    .replace(behind, '')
    .replace(/[\s.,!?'-]+$/u, '')
    .trim();
  return name === '' || notAPlace.test(name) || placeKindIn(name) !== null ? null : name.slice(0, 120);
}

/** The town or place that a text names, as it was written; null for none. */
export const namedPlace = (text: string): string | null => turkishPlace(text) ?? englishPlace(text);
