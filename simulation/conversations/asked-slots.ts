import { type Language, languageSchema } from '@merve/contract';
import { allergySentences } from '../../functions/src/allergies/sentences.ts';
import { availabilitySentences } from '../../functions/src/capabilities/bookings/availability/sentences.ts';
import { moveSentences } from '../../functions/src/capabilities/bookings/move/sentences/index.ts';
import { bookingSentences } from '../../functions/src/capabilities/bookings/sentences/index.ts';
import { staySentences } from '../../functions/src/capabilities/bookings/stay-sentences.ts';
import { messageSentences } from '../../functions/src/capabilities/messages/sentences.ts';
import { orderSentences } from '../../functions/src/capabilities/orders/sentences.ts';
import { commitmentSentences } from '../../functions/src/commitments/sentences/index.ts';
import { errorSentence } from '../../functions/src/language/error-sentences/index.ts';
import { plannerSentences } from '../../functions/src/model/planner/planner-sentences/index.ts';
import { resultSentences } from '../../functions/src/model/planner/result-sentences.ts';
import type { ErrorCode } from '../../functions/src/platform/errors.ts';
import { flat, markedParty, marks, rememberingTexts } from '../oracle/sentence-pattern.ts';
import type { Slot } from './conversation.ts';

const anything = marks.anything;

/** Numbers are said otherwise than names: with a plural, and not set apart. */
const sampleOf = (detail: string) =>
  /^(slotMinutes|minParty|maxNights)$/.test(detail) ? String(markedParty) : anything;

/** Every sentence that asks for something, and for what; the empty list asks to say it in other words. */
function questionsIn(language: Language): readonly (readonly [sentence: string, slots: readonly Slot[]])[] {
  const planner = plannerSentences(language);
  const results = resultSentences(language);
  const bookings = bookingSentences(language);
  const availability = availabilitySentences(language);
  const commitments = commitmentSentences(language);
  const error = (code: ErrorCode, ...names: readonly string[]) =>
    errorSentence(
      { code, details: Object.fromEntries(names.map((name) => [name, sampleOf(name)])) },
      language,
    );
  return [
    [planner.askListing(), ['listing']],
    [planner.askWhichPlace(), ['listing', 'which']],
    [planner.askListingAmong(anything), ['listing', 'which']],
    [planner.askWhen(), ['when', 'clock']],
    [planner.askClock(), ['clock']],
    [planner.askEitherClock(anything, anything), ['clock']],
    [planner.askHourOrPeople(anything, anything), ['clock', 'party']],
    [planner.askParty(), ['party']],
    [planner.askSearch(), ['listing']],
    [planner.askOrderPlace(), ['listing', 'item']],
    [planner.askDestination(), ['destination']],
    [planner.askMove(), ['which', 'when', 'clock']],
    [planner.impossibleDate(anything), ['when']],
    [planner.impossibleTime(anything), ['clock']],
    [planner.shareLocation(), ['pickup']],
    [planner.askUnread(anything), []],
    [planner.askMeaning(anything), ['when', 'clock', 'party']],
    [planner.askSearched(anything), ['listing']],
    [planner.unknown(''), []],
    [planner.unknownWhilePending(), []],
    [results.chooseToBook(), ['listing', 'which']],
    [results.choose(), ['listing', 'which', 'when', 'clock', 'party']],
    [results.chooseToOrder(), ['item']],
    [bookings.slotTaken(anything, anything, [anything]), ['clock', 'which']],
    [availability.free(anything, anything, anything), ['clock', 'which']],
    [availability.askedIsTaken(anything, anything, anything, anything), ['clock', 'which']],
    [commitments.whichToCancel(), ['which']],
    [commitments.whichIsMeant(), ['which']],
    [messageSentences(language).which(anything), ['which']],
    [orderSentences(language).noItems(), ['item']],
    [moveSentences(language).sameAsBefore(anything, anything, markedParty), ['when', 'clock']],
    [error('LISTING_NOT_FOUND'), ['listing']],
    [error('LISTING_NOT_FOUND', 'name'), ['listing']],
    [error('LISTING_AMBIGUOUS', 'names'), ['listing', 'which']],
    [error('TIME_INVALID'), ['when', 'clock']],
    [error('TIME_INVALID', 'slotMinutes'), ['clock']],
    [error('TIME_INVALID', 'slotMinutes', 'before', 'after'), ['clock']],
    [staySentences(language).taken(anything, anything, markedParty, [anything]), ['when', 'which']],
    [error('NIGHTS_INVALID'), ['nights']],
    [error('NIGHTS_INVALID', 'maxNights'), ['nights']],
    [error('PARTY_TOO_SMALL'), ['party']],
    [error('PARTY_TOO_SMALL', 'minParty'), ['party']],
    [error('ITEM_NOT_FOUND', 'item', 'name', 'names'), ['item']],
    [error('ITEM_AMBIGUOUS', 'item', 'names'), ['item', 'which']],
    [error('CHOICE_MISSING', 'item', 'option', 'names'), ['item', 'which']],
    [error('PLACE_MISSING'), ['address']],
    [error('PLACE_MISSING', 'collect'), ['address']],
    [error('PLACE_MISSING', 'street'), ['address']],
    [error('PLACE_MISSING', 'street', 'collect'), ['address']],
    [error('OUT_OF_AREA', 'towns'), ['address']],
    [error('OUT_OF_AREA', 'towns', 'collect'), ['address']],
    [error('PLACE_NOT_FOUND'), ['pickup']],
    [error('PLACE_NOT_FOUND', 'place'), ['pickup']],
    [error('PLACE_UNCLEAR', 'place', 'town'), ['pickup']],
    [error('PLACE_AMBIGUOUS', 'names'), ['pickup', 'destination', 'which']],
  ];
}

const languages: readonly Language[] = languageSchema.options;
const questions = languages.flatMap((language) =>
  questionsIn(language).map(([sentence, slots]) => ({ pieces: piecesOf(sentence), slots })),
);

/** What of a sentence stands around its values. */
function piecesOf(sentence: string): readonly string[] {
  return flat(sentence).split(new RegExp(`«\\w+»|${markedParty}\\s?\\p{L}+`, 'u'));
}

/** True if the pieces stand in the text one after another; a pattern of the same would try every beginning with every end. */
function holds(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const found = text.indexOf(piece, from);
    from = found + piece.length;
    return found >= 0;
  });
}

/** What Merve asks of her own accord beside an answer: it does not stand for the answer. */
const besideTheMatter = languages.flatMap((language) => {
  const say = allergySentences(language);
  return [say.askWhat(), say.askBoth(), say.askSeverity(), say.askWhose()].map(flat);
});

/** In Greek a question ends with a semicolon. */
const questionMark = /[?？؟\u037e]|(?<=\p{Script=Greek}[^;]*);/u;

/** What a text asks its reader for. */
export interface Asked {
  readonly slots: ReadonlySet<Slot>;
  /** Whether it asks anything at all, be it to say it in other words. */
  readonly anything: boolean;
}

/**
 * What Merve asks for in a text: told by which of its own sentences stand in it, in whatever language, so that rewording a
 * question changes no verdict. A model's own question counts as one without telling what for.
 */
export const askedIn = rememberingTexts((text): Asked => {
  const line = besideTheMatter.reduce((rest, aside) => rest.replaceAll(aside, ''), flat(text));
  const found = questions.filter(({ pieces }) => holds(line, pieces));
  return {
    slots: new Set(found.flatMap(({ slots }) => slots)),
    anything: found.length > 0 || questionMark.test(line),
  };
});
