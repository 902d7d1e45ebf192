/** What a message says about a place on the map: which kind, around where, and for a pharmacy when. Pure. */
import { languageSchema, type PlaceKind } from '@merve/contract';
import { townNamedIn } from '../../../catalogue/town-names.ts';
import { errorSentence } from '../../../language/error-sentences/index.ts';
import { speaksOfNearby } from '../../../language/nearby-words.ts';
import { placeKindIn } from '../../../language/place-kinds.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { namedPlace } from '../../../model/planner/named-place.ts';

export interface PlaceWish {
  /** Null for whatever is worth seeing around there. */
  readonly kind: PlaceKind | null;
  /** The town or place that was named, as it was written; null for the person's own surroundings. */
  readonly near: string | null;
  /** On duty in the coming night, rather than open now. */
  readonly tonight: boolean;
  readonly nearby: boolean;
}

/** The words for being on duty, and for tonight, in all nine languages. Folded. */
const dutyOrTonight =
  /\b(?:on[- ]duty|duty|tonight|all[- ]night|night pharmacy|nobetci\w*|nobet\w*|bu gece|bu aksam|notdienst\w*|notapotheke|heute nacht|heute abend)\b|תורנ|תורן|הלילה|дежурн|сегодня ночью|этои ночью|ночн|εφημερευ|διανυκτερευ|αποψε|مناوب|الليلة|الليله|كشيك|کشیک|امشب|당번|오늘 밤|심야/u;

/** @returns null for a message that names no kind of place and does not ask what is near. */
export function readPlaceWish(original: string): PlaceWish | null {
  const text = original.slice(0, 300).toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').trim();
  const kind = placeKindIn(text);
  const nearby = speaksOfNearby(text);
  if (kind === null && !nearby) return null;
  return {
    kind,
    nearby,
    near: namedPlace(text) ?? townNamedIn(text),
    tonight: dutyOrTonight.test(foldMessageText(text)),
  };
}

/** Pieces of the sentences that ask where the person is, or say that a place is not known, in all nine languages. Folded. */
const whereQuestions =
  /share your location, or name a town|konumunuzu paylasin ya da (?:yakininizdaki|bildigim) bir|שתפו את המיקום, או כתבו|отправьте геопозицию или напишите|στειλτε την τοποθεσια σας η γραψτε|teilen sie ihren standort oder nennen|شارك موقعك، او اكتب|موقعیت خود را بفرستید|위치를 공유하시거나/u;

/** The same question, as a refusal that nobody knows where they are asks it. */
const asked = languageSchema.options.map((language) =>
  errorSentence({ code: 'LOCATION_NEEDED', details: {} }, language),
);

/** True if the assistant has asked where the person is, for a place near them. */
export function asksWhere(text: string | null): boolean {
  return (
    text !== null && (whereQuestions.test(foldMessageText(text)) || asked.some((one) => text.includes(one)))
  );
}
