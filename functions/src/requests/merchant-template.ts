import type { Language, MerchantRequest } from '@merve/contract';
import { formatClock, formatMoney } from '../language/format.ts';
import type { MerchantTemplate, TemplateMarket, TemplateValues } from '../markets/index.ts';
import { answerCode } from './answer-code.ts';
import type { RequestKind } from './identity.ts';
import { detailLines, requestWords } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';

type Answerable = Pick<MerchantRequest, 'reference' | 'version' | 'details' | 'timeZone' | 'answerBy'>;
type Placed = Answerable & Pick<MerchantRequest, 'businessName' | 'customerName' | 'total'>;

/**
 * What a template never leaves out: what is asked for, with every word about allergies, and how to answer. A kitchen that
 * is not told of an allergy is worse than one that gets a clumsy message.
 */
export const alwaysSaid = ['details', 'howToAnswer'] as const;

/** What a merchant writes to answer a request as it is now, and until when. Our own words for a new request end with it. */
export function howToAnswer(request: Answerable, language: Language): string {
  const say = requestSentences(language);
  const ask = request.details.kind === 'viewing' ? say.toAgent : say.toMerchant;
  const whole = ask('', [], answerCode(request), formatClock(request.answerBy, request.timeZone));
  return whole.split('\n').slice(1).join('\n');
}

/** What the templates of editors may use when a request is new, in camelCase or snake_case. */
export function templateValues(request: Placed, language: Language): TemplateValues {
  const say = requestSentences(language);
  const { reference, businessName, customerName, total, timeZone } = request;
  const answerBy = formatClock(request.answerBy, timeZone);
  return {
    label: requestWords(request, language).label,
    reference,
    businessName,
    customer: say.customer(customerName),
    details: detailLines(request, language, 'merchant').join('\n'),
    total: total === null ? say.priceOpen() : formatMoney(total, language),
    answerBy,
    howToAnswer: howToAnswer(request, language),
  };
}

function sampleDetails(kind: RequestKind): MerchantRequest['details'] {
  const place = { address: 'Harbour Road 4, Kyrenia', location: null };
  if (kind === 'service') {
    const wishedAt = new Date('2026-05-14T08:00:00Z');
    const note = 'The kitchen tap drips';
    return { kind, serviceId: 'tap', name: 'Plumber’s visit', wishedAt, onSite: place, note, allergies: [] };
  }
  if (kind === 'viewing') {
    const wishedAt = new Date('2026-05-14T08:00:00Z');
    return { kind, name: 'Two rooms by the harbour', wishedAt, note: 'Is there a lift?', allergies: [] };
  }
  const line = { itemId: 'margherita', number: 1, name: 'Margherita pizza', quantity: 2, choices: [] };
  return {
    kind,
    lines: [{ ...line, totalMinor: 44_000 }],
    deliveryMinor: 4_000,
    deliverTo: place,
    wishedAt: null,
    allergies: ['My son has a peanut allergy'],
    allergensUnknownIn: ['Margherita pizza'],
    note: null,
  };
}

/** What `orderFood`, `bookService` or `scheduleViewing` writes to the merchant. */
export function requestTemplate(kind: RequestKind): MerchantTemplate {
  return {
    always: alwaysSaid,
    sample: ({ currency, timeZone, defaultLanguage }: TemplateMarket) =>
      templateValues(
        {
          reference: 'K7QF2M',
          version: 1,
          businessName: 'The Carob Oven',
          customerName: 'Ayla',
          details: sampleDetails(kind),
          total: { minorUnits: 48_000, currency },
          timeZone,
          answerBy: new Date('2026-05-14T16:15:00Z'),
        },
        defaultLanguage,
      ),
  };
}
