import { staffIdFor } from '../../identity/staff.ts';
import { formatList } from '../../language/format.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { merchantAnswers, readMerchantAnswer, readPlainAnswer } from '../../requests/index.ts';
import type { AnswerEffect, AnswerHandler } from '../../tools/answer-handler.ts';
import { proposeBlock } from './block-time.ts';
import { proposeEnding } from './call-off-booking.ts';
import { proposeDay } from './close-day.ts';
import { proposePause } from './pause-action.ts';
import { readStaffWords, type StaffWords } from './read-staff-words.ts';
import { staffSentences } from './sentences/index.ts';
import { showAgenda } from './show-agenda.ts';
import { staffWords } from './staff-phrases.ts';
import { languageAt, pickBusiness, readOwnBusinesses, type StaffTurn, tells } from './staff-turn.ts';

/**
 * The line of those who run a business: their answers to orders and services, and what they ask of their own business.
 * Decided by code from a few words; no model reads it. What commits is asked first, and carried out by the gate.
 */
export function staffHandler(documents: Documents): AnswerHandler {
  const requests = merchantAnswers(documents);
  return {
    threadType: 'ops',
    gate: {
      precedes: ({ text, payload = null, button }) => {
        if (button !== null) return false;
        if (readMerchantAnswer({ text, payload }) !== null) return true;
        const words = readStaffWords(text);
        // "Cancel" alone is a no to what waits.
        return words !== null && (words.verb !== 'cancel' || words.code !== null);
      },
    },
    async answer(tx, message, context): Promise<AnswerEffect> {
      const payload = message.payload ?? null;
      // A command of the line is one, whatever it may also mean: "cancel", "today".
      const isPlain =
        payload === null && readStaffWords(message.text) === null && readPlainAnswer(message.text) !== null;
      const answered =
        readMerchantAnswer({ text: message.text, payload }) === null && !isPlain
          ? null
          : await requests.answer(tx, message, context);
      // The same word and form of code may mean a booking: what names no request of theirs is read on.
      const words = readStaffWords(message.text);
      if (answered !== null && (answered.outcome !== 'request-unknown' || words === null)) return answered;
      const staffId = message.address === null ? null : staffIdFor(message.address);
      const own =
        staffId === null ? [] : await readOwnBusinesses(tx, documents, staffId, context.market.marketId);
      const [first] = own;
      if (first === undefined || staffId === null) {
        return tells('not-staff', staffSentences(context.language).notStaff());
      }
      const language = languageAt(first, context.market.defaultLanguage);
      const turn: StaffTurn = { tx, documents, staffId, own, language, context };
      if (words === null) {
        const { menu, guest } = staffWords(language);
        return tells('not-understood', staffSentences(language).notUnderstood(menu, guest));
      }
      return carriedOut(turn, words);
    },
  };
}

async function carriedOut(turn: StaffTurn, words: StaffWords): Promise<AnswerEffect> {
  const say = staffSentences(turn.language);
  const shown = staffWords(turn.language);
  const { verb } = words;
  switch (verb) {
    case 'menu': {
      const names = turn.own.map(({ business }) => business.name);
      return tells('operation-menu', say.menu(formatList(names, turn.language), shown));
    }
    case 'guest':
      return tells('operation-guest', say.guestNow(shown.menu));
    case 'today':
    case 'tomorrow':
      return showAgenda(turn, verb);
    case 'cancel':
    case 'unblock':
      return proposeEnding(turn, { ...words, verb });
    default: {
      const picked = pickBusiness(turn, words.folded);
      if ('told' in picked) return picked.told;
      if (verb === 'block') return proposeBlock(turn, picked.one, words);
      return verb === 'close' || verb === 'reopen'
        ? proposeDay(turn, picked.one, { ...words, verb })
        : proposePause(turn, picked.one, { ...words, verb });
    }
  }
}
