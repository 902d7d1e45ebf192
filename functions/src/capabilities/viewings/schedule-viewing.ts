import { z } from 'zod';
import { shortLine } from '../../language/short-line.ts';
import { defineRequestTool, type RequestToolNeeds } from '../../requests/index.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { noteWithWishes } from '../../wishes/recognise-wishes.ts';
import { viewingPhrases } from './plan-viewing.ts';
import { viewingSentences } from './sentences.ts';

const scheduleViewingName = 'scheduleViewing';

/** From when on, and how far ahead, a viewing may be wished for. */
const bounds = { leadMinutes: 120, windowDays: 60 };

const input = z.object({
  listing: z
    .string()
    .min(1)
    .max(200)
    .describe('What is to be seen: its listingId if known, else its name as the person wrote it.'),
  startsAtLocal: z
    .string()
    .max(40)
    .nullish()
    .describe(
      'When they would like it, as the wall clock there shows it: YYYY-MM-DDTHH:MM, without a time zone. Leave out for whenever it suits.',
    ),
  contactName: z.string().max(120).nullish().describe('The name to give the agent, if the person said one.'),
  note: z
    .string()
    .max(600)
    .nullish()
    .describe('What the person asks or says, in their own words; other times that would suit too.'),
});

const description = `Asks the agent or owner of a property for a viewing, and shows the person what would be sent. It is a wish, not an appointment: \
only the person's own YES sends it, and the agent then accepts, or says when else. Call it once it is clear which place; a time is not needed.`;

/** `scheduleViewing`: resolves and proposes. No round trip when the catalogue is warm; nothing is written or held. */
export function scheduleViewingTool(needs: RequestToolNeeds): Tool {
  return defineRequestTool(needs, {
    name: scheduleViewingName,
    label: 'Ask for a viewing',
    group: 'Orders, services and viewings',
    does: 'Asks an agent or owner for a viewing once the guest confirms.',
    doing: {
      en: 'Preparing the viewing …',
      tr: 'Gezme randevusunu hazırlıyorum …',
      he: 'מכינה את הביקור …',
      ru: 'Готовлю просмотр …',
      el: 'Ετοιμάζω την επίσκεψη …',
      de: 'Bereitet die Besichtigung vor …',
      ar: 'أجهّز المعاينة …',
      fa: 'بازدید را آماده می‌کنم …',
      ko: '방문 일정을 준비하고 있습니다 …',
    },
    ability: {
      en: 'arrange viewings',
      tr: 'gezme randevusu alma',
      he: 'לתאם ביקור בנכס',
      ru: 'договориться о просмотре',
      el: 'να κανονίσω επισκέψεις σε ακίνητα',
      de: 'Besichtigungen vereinbaren',
      ar: 'ترتيب معاينة العقارات',
      fa: 'گذاشتن قرار بازدید از ملک',
      ko: '방문 일정 잡기',
    },
    kind: 'viewing',
    actionType: 'schedule_viewing',
    description,
    input,
    notTaken: (language) => viewingSentences(language).notOffered,
    wish: bounds,
    isAnsweredNow: false,
    ownWords: () => viewingPhrases,
    async place({ contactName, note }, { listing, wishedAt }, { language, customerName, said = [] }) {
      const say = viewingSentences(language);
      const name = shortLine(contactName, 60) ?? shortLine(customerName, 60);
      return {
        customerName: name,
        details: {
          kind: 'viewing',
          name: listing.name,
          wishedAt,
          note: noteWithWishes(shortLine(note, 300), said, [listing.name]),
          allergies: [],
        },
        total: null,
        // What the agent is told of the person is shown to them first.
        summary: (lines, until) =>
          say.proposal(
            listing.name,
            listing.town,
            [...lines, ...(name === null ? [] : [say.name(name)])],
            until,
          ),
        card: { type: 'viewing_proposal', wishedAt: wishedAt?.toISOString() ?? null },
        asSaid: { verbatim: contactName === customerName ? [] : [contactName] },
      };
    },
  });
}
