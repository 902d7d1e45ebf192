/** "Make it three", while an order waits for a YES: that order is proposed anew with the change, and the YES is to the new one. */
import type { Language } from '@merve/contract';
import { errorSentence } from '../../../language/error-sentences/index.ts';
import { formatList } from '../../../language/format.ts';
import type { ModelRequest } from '../../../model/language-model.ts';
import { accountFor, maxNote } from '../../../model/planner/account-for.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { clausesAsking } from '../../../reading/asking-clause.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { localNow, startOf } from '../../../reading/moment/moment.ts';
import { readMoment } from '../../../reading/moment/read-moment.ts';
import { joinedNote } from '../../../wishes/joined-note.ts';
import { orderSentences } from '../sentences.ts';
import { dishAskedAbout } from './order-answers.ts';
import { shownOrder } from './order-shown.ts';
import { readWaitingChange } from './waiting-change.ts';

/** "The burgers", to the question of what there are to be three: the number that was asked about, of that. */
function withNumberAsked(request: ModelRequest, newest: number): string {
  const text = textAt(request, newest);
  const asked = dishAskedAbout(saidBefore(request.turns, newest) ?? '');
  return asked !== null && /^\d{1,2}$/u.test(asked) ? `${asked} ${text}` : text;
}

/** When it is wanted instead, as `YYYY-MM-DDTHH:MM`, and the text without those words; null where no time is said, or none that is clear. */
function timeIn(
  text: string,
  { situation }: ModelRequest,
  language: Language,
): { readonly startsAtLocal: string | null; readonly rest: string } {
  const local = localNow(situation.now, situation.timeZone);
  const when = readMoment(text, { language, local });
  const startsAtLocal = when.clock === null ? null : startOf(when, local, false);
  if (startsAtLocal === null) return { startsAtLocal, rest: text };
  const rest = when.spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return { startsAtLocal, rest };
}

/** The next step for a change of the order that waits for a YES; null where none waits, or the message changes nothing of it. */
export async function planWaitingChange({ request, newest, voice }: AskedMessage): Promise<Plan | null> {
  const { situation, tools } = request;
  if (situation.pendingSummary === null || situation.pendingTool !== 'orderFood') return null;
  const order = tools.some(({ name }) => name === 'orderFood') ? shownOrder(situation.pendingSummary) : null;
  if (order === null) return null;
  const { language } = voice;
  const text = withNumberAsked(request, newest);
  if (clausesAsking(text, languagesOf(text, language)).length > 0) return null;
  const { startsAtLocal, rest } = timeIn(text, request, languagesOf(text, language)[0] ?? language);
  const change = readWaitingChange(rest, order.items, language, { isChanged: startsAtLocal !== null });
  if (change === null) return null;
  if (change.items.length === 0) return { text: orderSentences(language).noItems() };
  if (change.howMany !== null) {
    const names = formatList(
      order.items.map(({ item }) => item),
      language,
      'disjunction',
    );
    return {
      text: errorSentence(
        { code: 'ITEM_AMBIGUOUS', details: { item: String(change.howMany), names } },
        language,
      ),
    };
  }
  const nothing = { passedOn: [], leftOut: [], note: null };
  const account = accountFor(change.unread, nothing, change.remarks, voice);
  if ('ask' in account) return account.ask;
  const note = joinedNote(order.note, account.note);
  if (note !== null && note.length > maxNote) return { text: voice.say.askShorterNote(maxNote) };
  const address = change.collect ? null : (change.address ?? order.address);
  const before = order.wishedAt === null ? null : timeIn(order.wishedAt, request, order.language);
  const starts = startsAtLocal ?? before?.startsAtLocal ?? null;
  const args = {
    listing: order.listing,
    items: change.items.map(({ item, quantity, choices = [] }) => ({
      item,
      quantity,
      ...(choices.length === 0 ? {} : { choices: [...choices] }),
    })),
    ...(address === null ? { collect: true } : { address }),
    ...(starts === null ? {} : { startsAtLocal: starts }),
    ...(note === null ? {} : { note }),
  };
  return { call: { name: 'orderFood', args } };
}
