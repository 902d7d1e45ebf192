import type { GoogleAction, Language } from '@merve/contract';
import { formatList } from '../../language/format.ts';
import { googleSentences } from './sentences/index.ts';

type Part = GoogleAction['parts'][number];

/** What became of a YES, to each address by itself; what is uncertain is said to be. Pure. */
export function resultInWords(
  { what, parts }: Pick<GoogleAction, 'what' | 'parts'>,
  language: Language,
): string {
  const say = googleSentences(language);
  const those = (isOne: (part: Part) => boolean) => parts.filter(isOne);
  const why = (reason: Part['reason']) =>
    ({
      leave: say.whyLeave(),
      refused: say.whyRefused(),
      withdrawn: say.whyWithdrawn(),
      unavailable: say.whyUnavailable(),
      limited: say.whyLimited(),
    })[reason ?? 'refused'];
  if (what.kind === 'entry') {
    const [part] = parts;
    return part?.state === 'done'
      ? say.entered(what.entry.summary)
      : say.notEntered(what.entry.summary, why(part?.reason ?? null));
  }
  const addresses = (some: readonly Part[]) =>
    formatList(
      some.flatMap(({ address }) => address ?? []),
      language,
    );
  const done = those(({ state }) => state === 'done');
  const uncertain = those(({ state }) => state === 'uncertain');
  const reasons = [...new Set(those(({ state }) => state === 'failed').map(({ reason }) => reason))];
  return [
    ...(done.length === 0 ? [] : [say.sent(addresses(done))]),
    ...reasons.map((reason) =>
      say.notSent(addresses(those((part) => part.state === 'failed' && part.reason === reason)), why(reason)),
    ),
    ...(uncertain.length === 0 ? [] : [say.uncertain(addresses(uncertain))]),
  ].join('\n');
}
