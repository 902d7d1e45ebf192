import type { Language, Outing } from '@merve/contract';
import { voteSentences } from './vote-sentences/index.ts';
import { joinWordOf } from './vote-words.ts';
import { waysIn } from './ways-in.ts';

/** What an organiser passes on: the page and the code of a vote. Pure but for the deployment's own addresses. */
export function invitationLines(
  outing: Outing,
  { token, code }: { readonly token: string; readonly code: string },
  language: Language,
): readonly string[] {
  const say = voteSentences(language);
  const { code: shown, page, chat } = waysIn(outing, { token, code, joinWord: joinWordOf(language) });
  return [
    say.passOn(),
    '',
    say.invitation(outing.title),
    ...(page === null ? [] : [say.byPage(page)]),
    `${say.byCode(shown)}${chat === null ? '' : `: ${chat}`}`,
  ];
}
