import type { JsonObject } from '@merve/contract';
import { cardSchema } from '@merve/contract/cards';
import { type ReactNode, useMemo } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { lineOf } from './line-of.ts';
import { cardSentences } from './sentences/index.ts';

/** What a card asks and what it is about, in a line; `instead` for one that says neither, or cannot be read. */
export default function ParsedLine({
  ui,
  instead,
}: {
  readonly ui: JsonObject;
  readonly instead: ReactNode;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const line = useMemo(() => {
    const card = cardSchema.safeParse(ui).data;
    return card === undefined ? null : lineOf(card, say, language);
  }, [ui, say, language]);
  if (line === null) return instead;
  return (
    <>
      {line.question !== null && <span className="block">{line.question}</span>}
      <bdi className="block text-sm font-normal">{line.about}</bdi>
    </>
  );
}
