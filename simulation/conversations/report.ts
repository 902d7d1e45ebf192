import type { Conversation } from './conversation.ts';
import type { Verdict } from './judge.ts';
import type { JudgedTurn } from './play-conversation.ts';

export type Counts = Readonly<Record<Verdict, number>>;

export interface Summary {
  readonly all: Counts;
  readonly byLang: Readonly<Record<string, Counts>>;
  readonly wrong: readonly {
    readonly id: string;
    readonly turn: number;
    readonly said: string;
    readonly expected: JudgedTurn['expected'];
    readonly got: object;
  }[];
}

const verdicts = ['right', 'asked', 'wrong', 'silent'] as const satisfies readonly Verdict[];

function countsOf(turns: readonly JudgedTurn[]): Counts {
  const of = (wanted: Verdict) => turns.filter(({ verdict }) => verdict === wanted).length;
  return { right: of('right'), asked: of('asked'), wrong: of('wrong'), silent: of('silent') };
}

/** Verdicts counted by language, and every wrong turn with what came instead. */
export function summarise(turns: readonly JudgedTurn[]): Summary {
  const languages = [...new Set(turns.map(({ lang }) => lang))].sort();
  return {
    all: countsOf(turns),
    byLang: Object.fromEntries(
      languages.map((lang) => [lang, countsOf(turns.filter((turn) => turn.lang === lang))]),
    ),
    wrong: turns
      .filter(({ verdict }) => verdict === 'wrong')
      .map(({ id, turn, said, expected, got, failed }) => {
        const { told, standing, commits } = got;
        return { id, turn, said, expected, got: { failed, told, standing, commits } };
      }),
  };
}

/** Every verdict by the conversation's id and the number of the turn: what the base line keeps. */
export function verdictsOf(turns: readonly JudgedTurn[]): Readonly<Record<string, Verdict>> {
  return Object.fromEntries(turns.map(({ id, turn, verdict }) => [`${id}/${turn}`, verdict]));
}

/** A conversation with wrong or silent turns as people read it: what was said, what came back, what was expected. */
export function describeConversation(
  { id, lang, turns }: Conversation,
  judged: readonly JudgedTurn[],
): string {
  const said = turns.map(({ say }, index) => {
    const one = judged.find(({ turn }) => turn === index + 1);
    const heading = `  ${(one?.verdict ?? '').padEnd(6)} > ${say}`;
    if (one === undefined) return heading;
    const { standing, told, commits } = one.got;
    return [
      heading,
      ...told.map((text) => `           ${text.replaceAll('\n', '\n           ')}`),
      ...(standing === null ? [] : [`         waits for YES: ${JSON.stringify(standing)}`]),
      ...(commits.length === 0 ? [] : [`         carried out: ${commits.join(', ')}`]),
      ...(one.failed.length === 0 ? [] : [`         ${one.failed.join('; ')}`]),
    ].join('\n');
  });
  return [`${id} (${lang})`, ...said].join('\n');
}

/** The counts by language, a line each. */
export function table({ all, byLang }: Summary): string {
  const rows = [...Object.entries(byLang), ['all', all] as const];
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(5), ...cells.map((cell) => String(cell).padStart(7))].join('');
  return [
    row('', [...verdicts, 'right %']),
    ...rows.map(([name, counts]) => {
      const judged = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
      const share = judged === 0 ? '–' : `${Math.round((counts.right / judged) * 100)} %`;
      return row(name, [...verdicts.map((verdict) => counts[verdict]), share]);
    }),
  ].join('\n');
}
