import type { Language, MerchantRequest } from '@merve/contract';
import { formatClock, formatMoney } from '../language/format.ts';
import type { MerchantTemplate, TemplateMarket, TemplateValues } from '../markets/index.ts';
import type { RequestKind } from './identity.ts';
import { detailLines, requestWords } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';

type Placed = Pick<
  MerchantRequest,
  'reference' | 'businessName' | 'customerName' | 'details' | 'total' | 'timeZone' | 'answerBy'
>;

/**
 * What a template never leaves out: what is asked for, with every word about allergies, and how to answer. A kitchen that
 * is not told of an allergy is worse than one that gets a clumsy message.
 */
export const alwaysSaid = ['details', 'howToAnswer'] as const;

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
    details: detailLines(request, language).join('\n'),
    total: total === null ? say.priceOpen() : formatMoney(total, language),
    answerBy,
    // Our own words for a new request end with how to answer it.
    howToAnswer: (request.details.kind === 'viewing' ? say.toAgent : say.toMerchant)(
      '',
      [],
      reference,
      answerBy,
    )
      .split('\n')
      .slice(1)
      .join('\n'),
  };
}

function sampleDetails(kind: RequestKind): MerchantRequest['details'] {
  const place = { address: 'Harbour Road 4, Kyrenia', location: null };
  if (kind === 'service') {
    const wishedAt = new Date('2026-05-14T08:00:00Z');
    const note = 'The kitchen tap drips';
    return { kind, serviceId: 'tap', name: 'Plumber’s visit', wishedAt, onSite: place, note };
  }
  if (kind === 'viewing') {
    const wishedAt = new Date('2026-05-14T08:00:00Z');
    return { kind, name: 'Two rooms by the harbour', wishedAt, note: 'Is there a lift?' };
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
