import type { Language } from '@merve/contract';
import { romanisedIn } from './romanised.ts';
import { latinWords, scriptWords, type TellingWords } from './telling-words.ts';

/** UTF-16 units that are read: what a person writes in is clear from the beginning. */
const maxRead = 600;

interface Evidence {
  readonly language: Language;
  /** How much speaks for it: two for a word that tells, one for a word that only fits. */
  readonly weight: number;
  /** Enough to leave a language the conversation is already held in. */
  readonly isClear: boolean;
}

const wordPattern = /[\p{L}\p{M}\u200c]+/gu;

const plainLetters = /^[a-z]*$/i;

function fold(word: string): string {
  // The same as below for these, at a fiftieth of the time: the Turkish I becomes i in the end.
  if (plainLetters.test(word)) return word.toLowerCase();
  return word
    .toLocaleLowerCase('tr')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
}

/** Turkish says most with endings: "geliyorum", "misiniz", "gidebilir miyiz". */
const turkishEnding =
  /^\p{L}{2,}(?:[iu]yor(?:um|uz|sun|sunuz|lar)?|[ae]bilir\p{L}*|[ae]c[ae][gk]\p{L}*|m[iu]s[iu]n[iu]z|\p{L}l[ae]r(?:i|[dt][ae]n?|imiz))$|^m[iu](?:s[iu]n[iu]z|y[iu][mz])$/u;

/** Letters that no other language of the market has; the town of Gazimağusa alone, or Lefkoşa, is named in all of them. */
const turkishLetters = /[ığşĞŞ]/u;
const fewestTurkish = 2;
/** A word that no place is called tells by itself: "kaçtaydı bizimki?" */
const townsInTurkish =
  /^(?:gazima|ma)gusa|^lefkos|^kaplica|^karaoglan|^yenibogaz|^yesilirmak|^akdogan|^gecitkale/u;

function latinEvidence(
  language: 'en' | 'tr' | 'de',
  words: readonly string[],
  { telling, courtesies, inNames }: TellingWords,
  byLetters = 0,
): Evidence {
  const tells = (word: string) => telling.has(word) || (language === 'tr' && turkishEnding.test(word));
  const told = Math.max(words.filter(tells).length, byLetters);
  const greeted = words.filter((word) => courtesies.has(word)).length;
  const named = words.filter((word) => inNames.has(word)).length;
  const weight = told + greeted === 0 ? 0 : 2 * told + greeted + named;
  return { language, weight, isClear: told > 0 && told + greeted + named >= 2 };
}

const scripts: readonly (readonly ['he' | 'ru' | 'el' | 'ko' | 'arabic', RegExp])[] = [
  ['he', /\p{Script=Hebrew}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['arabic', /\p{Script=Arabic}/u],
];

const persianLetters = /[پچژگکیۀ\u200c]/gu;
const arabicLetters = /[ةيكىإأ]/gu;

/** Both write with Arabic letters. Each has some of its own, and each its own keyboard for those they share. */
function arabicOrPersian(words: readonly string[], held: Language | null): 'ar' | 'fa' {
  const text = words.join(' ');
  const plain = new Set(
    words.map((word) => word.replace(/[أإآ]/g, 'ا').replace(/ة/g, 'ه').replace(/[يى]$/g, 'ى')),
  );
  const known = (language: 'ar' | 'fa') =>
    words.filter((word) => scriptWords[language].has(word)).length * 2 +
    [...plain].filter((word) => scriptWords[language].has(word)).length;
  const persian = (text.match(persianLetters)?.length ?? 0) + known('fa');
  const arabic = (text.match(arabicLetters)?.length ?? 0) + known('ar');
  if (persian === arabic) return held === 'fa' ? 'fa' : 'ar';
  return persian > arabic ? 'fa' : 'ar';
}

function scriptEvidence(words: readonly string[], held: Language | null): Evidence[] {
  return scripts.flatMap(([script, letters]) => {
    const own = words.filter((word) => letters.test(word));
    if (own.length === 0) return [];
    const language = script === 'arabic' ? arabicOrPersian(own, held) : script;
    const isMessage = own.some((word) => {
      const folded = fold(word);
      return [word, folded, folded.replace(/ς/g, 'σ')].some((form) => scriptWords[language].has(form));
    });
    return [
      { language, weight: 2 * own.length, isClear: own.length >= 3 || (own.length === 2 && isMessage) },
    ];
  });
}

/**
 * The language of a short message, or null when it does not tell ("ok", "👍", a time, a name): the caller keeps the
 * thread's. By script where that decides, else by counting frequent words; statistical detectors need longer texts.
 * @param held what the conversation is held in, once the person has written. Another language then needs more than one
 *   word, and more than the name of a place: who writes "evet", "kişi" or "Ελιά" among English messages still reads English.
 */
export function detectLanguage(text: string, held: Language | null = null): Language | null {
  const words = text.slice(0, maxRead).normalize('NFC').match(wordPattern) ?? [];
  const written = words.filter((word) => /^\p{Script=Latin}/u.test(word));
  const latin = written.map(fold);
  // "yarın Heron's Breakfast Table 2 kişi": the name of a place is English in every language. German writes its nouns so.
  const isMixed = written.some((word) => /^\p{Ll}{2}/u.test(word));
  const plain = written.filter((word, place) => !isMixed || place === 0 || !/^\p{Lu}\p{L}/u.test(word));
  const unnamed = plain.map(fold);
  const lettered = plain.filter((word) => turkishLetters.test(word));
  const isTold =
    lettered.length >= fewestTurkish ||
    lettered.some(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        !townsInTurkish.test(fold(word)) &&
        !latinWords.tr.courtesies.has(fold(word)),
    );
  const found: readonly Evidence[] = [
    latinEvidence('en', unnamed, latinWords.en),
    latinEvidence('tr', unnamed, latinWords.tr, isTold ? lettered.length : 0),
    latinEvidence('de', latin, latinWords.de),
    ...scriptEvidence(words, held),
  ];
  // In Latin letters, but no word of the three languages that are written in them says as much.
  const romanised = romanisedIn(text);
  if (romanised !== null) return romanised.language;
  const [best, second] = found.toSorted((one, other) => other.weight - one.weight);
  if (best === undefined || best.weight === 0 || best.weight === second?.weight) return null;
  return held === null || best.language === held || best.isClear ? best.language : null;
}
