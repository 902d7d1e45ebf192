import type { RequestDetails, Service } from '@merve/contract';
import { z } from 'zod';
import { foldName } from '../../catalogue/fold.ts';
import { serviceWordsIn } from '../../language/service-words.ts';
import { shortLine } from '../../language/short-line.ts';
import { nameIn } from '../../reading/named-as-said.ts';
import {
  defineRequestTool,
  deliveryPlace,
  namedThing,
  type Orderable,
  type RequestRefusal,
  type RequestToolNeeds,
  resolveNamed,
} from '../../requests/index.ts';
import type { Tool, ToolContext } from '../../tools/define-tool.ts';
import { noteWithWishes } from '../../wishes/recognise-wishes.ts';
import { serviceSentences } from './sentences.ts';

const bookServiceName = 'bookService';

/** How far ahead a wish may lie. */
const windowDays = 60;

const input = z.object({
  listing: z
    .string()
    .min(1)
    .max(200)
    .describe('Whose service: its listingId if known, else its name as the person wrote it.'),
  service: z
    .string()
    .min(1)
    .max(120)
    .describe('The service by its number, or by its name as the person wrote it.'),
  startsAtLocal: z
    .string()
    .max(40)
    .nullish()
    .describe(
      'When the person would like it, as the wall clock there shows it: YYYY-MM-DDTHH:MM. Left out for as soon as possible.',
    ),
  address: z
    .string()
    .max(300)
    .nullish()
    .describe(
      'For work done where the person is: the address as they wrote it, with its town. Left out if they shared their location.',
    ),
  note: z.string().max(500).nullish().describe('What is to be done, in the person’s own words.'),
});
type ServiceArguments = Pick<z.output<typeof input>, 'service' | 'address' | 'note'>;

const description = `Prepares a request for a service (a plumber's visit, a repair, a treatment without fixed slots) and shows the person what would \
be asked. It does not send it: only the person's own YES does, and the business then says whether it can. For what has slots, use initiateBooking.`;

type ServiceDetails = Extract<RequestDetails, { kind: 'service' }>;
type PrepareOutcome =
  | { readonly ok: true; readonly details: ServiceDetails; readonly service: Service }
  | { readonly ok: false; readonly refusal: RequestRefusal }
  | { readonly ok: false; readonly message: string };

/** The work by the name that was given, else by what is to be done, in any language: lists are written in English and Turkish. */
function resolveWork({ service, note }: ServiceArguments, services: readonly Service[]) {
  const found = resolveNamed(service, services);
  if (found.kind !== 'none') return found;
  const words = serviceWordsIn(`${service} ${note ?? ''}`).join(' ');
  return words === '' ? found : resolveNamed(words, services);
}

/** What is asked for and where, or why it cannot be. Pure. */
export function prepareService(
  args: ServiceArguments,
  given: Orderable & {
    readonly services: readonly Service[];
    readonly towns: readonly string[];
    /** When it is wished for; null for as soon as possible. */
    readonly wishedAt: Date | null;
  },
  { now, context, language, said = [] }: Pick<ToolContext, 'now' | 'context' | 'language' | 'said'>,
): PrepareOutcome {
  const refuse = (code: RequestRefusal['code'], details: RequestRefusal['details']) =>
    ({ ok: false, refusal: { code, details } }) as const;
  const { listing, ordering, services, towns, wishedAt } = given;
  const found = resolveWork(args, services);
  const numbered = (entries: readonly Service[]) =>
    entries.map(({ number, name }) => `${number}. ${name}`).join(', ');
  const item = shortLine(args.service, 60) ?? '';
  if (found.kind === 'none') {
    const isOwnName = foldName(listing.name).includes(foldName(item));
    return isOwnName
      ? refuse('ITEM_AMBIGUOUS', { item, names: numbered(services) })
      : refuse('ITEM_NOT_FOUND', { item, name: listing.name, names: numbered(services) });
  }
  if (found.kind === 'several') return refuse('ITEM_AMBIGUOUS', { item, names: numbered(found.entries) });
  const { entry: service } = found;
  if (!service.available) return refuse('ITEM_UNAVAILABLE', { item: service.name });

  let onSite: ServiceDetails['onSite'] = null;
  if (service.place === 'on_site') {
    if (ordering.delivery === null) return refuse('OUT_OF_AREA', {});
    const place = deliveryPlace({
      address: shortLine(args.address, 200),
      lastLocation: context.lastLocation,
      delivery: ordering.delivery,
      from: listing.location,
      towns,
      canCollect: false,
      now,
    });
    if (!place.ok) return place;
    onSite = place.place;
  }
  const note = shortLine(args.note, 300);
  // Whoever comes with tools must know for what.
  if (service.place === 'on_site' && note === null)
    return { ok: false, message: serviceSentences(language).needsNote(service.name) };
  const { serviceId, name } = service;
  const wished = noteWithWishes(note, said, [listing.name, name]);
  return {
    ok: true,
    service,
    details: { kind: 'service', serviceId, name, wishedAt, onSite, note: wished, allergies: [] },
  };
}

/** `bookService`: resolves and proposes. One query, of the services, when the catalogue is warm; nothing is written or held. */
export function bookServiceTool(needs: RequestToolNeeds): Tool {
  return defineRequestTool(needs, {
    name: bookServiceName,
    label: 'Request a service',
    group: 'Orders, services and viewings',
    does: "Puts a service request together, a plumber's visit for one; the guest confirms.",
    doing: {
      en: 'Preparing the appointment …',
      tr: 'Randevuyu hazırlıyorum …',
      he: 'מכינה את התור …',
      ru: 'Готовлю запись …',
      el: 'Ετοιμάζω το ραντεβού …',
      de: 'Bereitet den Termin vor …',
      ar: 'أجهّز الموعد …',
      fa: 'نوبت را آماده می‌کنم …',
      ko: '시간 예약을 준비하고 있습니다 …',
    },
    ability: {
      en: 'arrange repairs and other services',
      tr: 'tamir ve başka hizmetler için talep gönderme',
      he: 'לתאם תיקונים ושירותים אחרים',
      ru: 'вызвать мастера и заказать другие услуги',
      el: 'να κανονίσω επισκευές και άλλες υπηρεσίες',
      de: 'Reparaturen und andere Dienste anfragen',
      ar: 'ترتيب الإصلاحات وخدمات أخرى',
      fa: 'هماهنگ کردن تعمیرات و خدمات دیگر',
      ko: '수리와 기타 서비스 요청',
    },
    kind: 'service',
    actionType: 'book_service',
    description,
    guidance: [{ sentence: 'For services without fixed slots use bookService.' }],
    input,
    notTaken: (language) => serviceSentences(language).notOffered,
    wish: { leadMinutes: 0, windowDays },
    isAnsweredNow: true,
    async place(said, asked, context) {
      const { listing, refuse } = asked;
      const offered = await needs.documents.services(listing.listingId).orderBy('number').get();
      const services = offered.docs.map((document) => document.data());
      const prepared = prepareService(said, { ...asked, services }, context);
      if (!prepared.ok) {
        return 'message' in prepared
          ? { status: 'refused', code: 'TOOL_ARGUMENTS_INVALID', message: prepared.message }
          : refuse(prepared.refusal);
      }
      const { details, service } = prepared;
      const others = services.filter((one) => one !== service).map(namedThing);
      return {
        details,
        total: service.price,
        summary: (lines, until) =>
          serviceSentences(context.language).proposal(listing.name, listing.town, lines, until),
        card: {
          type: 'service_proposal',
          service: service.name,
          wishedAt: details.wishedAt?.toISOString() ?? null,
          onSite: details.onSite,
        },
        asSaid: {
          named: [
            {
              value: service.name,
              hear: (text) => nameIn(text, namedThing(service), others),
              isKnown: others.length === 0,
            },
          ],
          verbatim: [said.address],
        },
      };
    },
  });
}
