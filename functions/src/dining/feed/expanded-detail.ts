import type { ExpandedDetail, FitReason, Language } from '@merve/contract';
import type { RadarScores } from '@merve/contract/cards';
import type { GuardedRestaurant } from '../allergy-guard.ts';
import { diningWord } from '../dining-words.ts';
import { quoteIn, supportedDish, supportedPhrase, supportedText } from '../facts/check-sentence.ts';
import { type Evidence, type ReviewSentence, wordsOf } from '../facts/evidence.ts';
import { factLine } from '../facts/fact-line.ts';
import { quoted, tellingSentences } from '../facts/review-line.ts';
import { fitTags } from '../fit-tags.ts';
import type { WrittenDetail } from '../prompts/expand-detail.ts';
import { allergyDetailOf } from './allergy-detail.ts';

export interface DetailOf {
  readonly guarded: GuardedRestaurant;
  readonly allergiesKnown: boolean;
  readonly evidence: Evidence;
  readonly reasons: readonly FitReason[];
  readonly radarScores: RadarScores | null;
  readonly language: Language;
  /** What a model wrote; null where none did. */
  readonly written: WrittenDetail | null;
}

const most = 5;
const maxParagraph = 600;
const maxLine = 240;
const maxPill = 60;
const pictographs = /^\p{RGI_Emoji}$/v;

/**
 * More of one restaurant: of what a model wrote only what the restaurant's own data bears out, and where nothing is left, what code finds in that
 * data. What nobody tells stays empty. The part about allergies is the guard's. Pure.
 */
export function expandedDetailOf(of: DetailOf): ExpandedDetail {
  const { evidence, written, language, reasons, guarded, allergiesKnown, radarScores } = of;
  const checked = (text: string | undefined, max: number) => supportedText(text ?? '', evidence, max);
  const sentences = tellingSentences(evidence);
  const why = fitTags(reasons, language).map(({ label }) => `${label}.`);
  const highlights = highlightsIn(written, evidence);
  return {
    reviewSummary:
      checked(written?.reviewSummary, maxParagraph) ||
      summaryOf(sentences, language) ||
      factLine(evidence, language, maxParagraph),
    highlights: highlights.length > 0 ? highlights : foundHighlights(evidence, sentences, language),
    crowdProfile: checked(written?.crowdProfile, maxLine),
    bestFor: pillsOf(
      written?.bestFor ?? [],
      evidence,
      evidence.restaurant.vibes.map((vibe) => diningWord(vibe, language)),
    ),
    avoidIf: (written?.avoidIf ?? [])
      .flatMap((one) => {
        const quote = quoteIn(one, evidence);
        return (quote === null ? null : quoted(quote, maxPill)) ?? [];
      })
      .slice(0, most),
    radarScores,
    whyFitParagraph: [...why, checked(written?.whyFitParagraph, maxParagraph / 2)]
      .join(' ')
      .trim()
      .slice(0, maxParagraph),
    allergyDetail: allergyDetailOf(guarded.shown, allergiesKnown, language),
  };
}

/** A few sentences of guests, those in the person's language first. */
function summaryOf(sentences: readonly ReviewSentence[], language: Language): string {
  const own = sentences.filter((one) => one.language === language);
  const lines = [...own, ...sentences.filter((one) => !own.includes(one))].map(({ text }) =>
    quoted(text, 200),
  );
  const chosen = [...new Set(lines.filter((line) => line !== null))].slice(0, 3);
  return chosen.join(' ').slice(0, maxParagraph) === chosen.join(' ') ? chosen.join(' ') : (chosen[0] ?? '');
}

/** A model's, with a title that names a fact and a description that is borne out. */
function highlightsIn(written: WrittenDetail | null, evidence: Evidence): ExpandedDetail['highlights'] {
  return (written?.highlights ?? [])
    .flatMap(({ emoji, title, description }) => {
      const isDish = supportedDish(title, evidence);
      const text = supportedText(description, evidence, maxLine);
      if ((!isDish && !supportedPhrase(title, evidence)) || text === '' || title.length > 80) return [];
      const shown = pictographs.test(emoji) ? emoji : isDish ? '🍽️' : '✨';
      return [{ emoji: shown, title, description: text }];
    })
    .slice(0, most);
}

/** Dishes and vibes of the document of which a guest wrote. */
function foundHighlights(
  { restaurant: { dishes, vibes } }: Evidence,
  sentences: readonly ReviewSentence[],
  language: Language,
): ExpandedDetail['highlights'] {
  const named = [
    ...dishes.map((word) => ['🍽️', word] as const),
    ...vibes.map((word) => ['✨', word] as const),
  ];
  const used = new Set<string>();
  return named
    .flatMap(([emoji, word]) => {
      const words = wordsOf(word);
      const found = sentences.find(
        ({ text }) => !used.has(text) && words.every((one) => wordsOf(text).includes(one)),
      );
      const description = found === undefined ? null : quoted(found.text, maxLine);
      if (found === undefined || description === null) return [];
      used.add(found.text);
      return [{ emoji, title: diningWord(word, language).slice(0, 80), description }];
    })
    .slice(0, most);
}

function pillsOf(written: readonly string[], evidence: Evidence, known: readonly string[]): string[] {
  const borne = written.filter((one) => one.length <= maxPill && supportedPhrase(one, evidence));
  return [...new Set(borne.length > 0 ? borne : known)].slice(0, most).map((one) => one.slice(0, maxPill));
}
