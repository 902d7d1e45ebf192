import type { Language } from '@merve/contract';
import { defineSentences } from '../../language/define-sentences.ts';
import { formatList } from '../../language/format.ts';
import type { ModelRequest } from '../language-model.ts';

export const abilitySentences = defineSentences({
  en: {
    can: (list: string) => `I can ${list}.`,
    nothing: () => 'At the moment there is nothing I can do here.',
  },
  tr: {
    can: (list) => `Şu konularda yardımcı olabilirim: ${list}.`,
    nothing: () => 'Şu anda burada yapabileceğim bir şey yok.',
  },
  he: {
    can: (list) => `אני יכולה ${list}.`,
    nothing: () => 'כרגע אין משהו שאני יכולה לעשות כאן.',
  },
  ru: {
    can: (list) => `Я могу ${list}.`,
    nothing: () => 'Сейчас я ничем не могу здесь помочь.',
  },
  el: {
    can: (list) => `Μπορώ ${list}.`,
    nothing: () => 'Αυτή τη στιγμή δεν μπορώ να κάνω κάτι εδώ.',
  },
  de: {
    can: (list) => `Ich kann ${list}.`,
    nothing: () => 'Im Moment kann ich hier nichts tun.',
  },
  ar: {
    can: (list) => `يمكنني ${list}.`,
    nothing: () => 'لا يمكنني فعل شيء هنا في الوقت الحالي.',
  },
  fa: {
    can: (list) => `کارهایی که از من برمی‌آید: ${list}.`,
    nothing: () => 'در حال حاضر کاری از من در اینجا برنمی‌آید.',
  },
  ko: {
    can: (list) => `다음을 도와드릴 수 있습니다: ${list}.`,
    nothing: () => '지금은 여기서 도와드릴 수 있는 일이 없습니다.',
  },
});

/** What most people come for, in this order: said where there is no room for all. */
const mainTools = ['searchMarketplace', 'initiateBooking', 'orderFood', 'requestTaxi', 'myBookings'];
const maxTold = 4;

type Offered = Pick<ModelRequest, 'tools'>;

function told(tools: Offered['tools'], language: Language): readonly string[] {
  return [...new Set(tools.flatMap(({ ability }) => ability?.[language] ?? []))];
}

function asSentence(abilities: readonly string[], language: Language): string {
  const say = abilitySentences(language);
  return abilities.length === 0 ? say.nothing() : say.can(formatList(abilities, language));
}

/**
 * What can be done here, as a sentence: only with the tools that are switched on, so it promises nothing that the next message would
 * find switched off. In their order, each once.
 */
export function whatCanBeDone({ tools }: Offered, language: Language): string {
  return asSentence(told(tools, language), language);
}

/** The same in a line: four things at the most, what people come for first. */
export function whatIsMostlyDone({ tools }: Offered, language: Language): string {
  const main = mainTools.flatMap((name) => tools.filter((tool) => tool.name === name));
  const rest = tools.filter((tool) => !main.includes(tool));
  return asSentence(told([...main, ...rest], language).slice(0, maxTold), language);
}
