/** A desk to try the planner at: a small catalogue, the demo market's clock, and the tools it may call. Tests only. */
import { detectLanguage } from '../../language/detect-language.ts';
import type { CatalogueMentions, ModelRequest, ModelTurn, ToolDeclaration } from '../language-model.ts';
import { foldMessageText } from '../planner/fold-message.ts';

const listings = [
  { listingId: 'niazis-kyrenia', name: "Niazi's" },
  { listingId: 'the-table', name: 'The Table' },
  { listingId: 'eziç', name: 'Eziç Premier' },
  { listingId: 'lagoon', name: 'Lagoon Balık' },
  { listingId: 'club-33', name: 'Club 33' },
  { listingId: 'harbour-club-kyrenia', name: 'Harbour Club Kyrenia' },
  { listingId: 'harbour-club-famagusta', name: 'Harbour Club Famagusta' },
];
const alsoKnownAs: Record<string, string> = {
  niazis: 'niazis-kyrenia',
  niazi: 'niazis-kyrenia',
  ezic: 'eziç',
  lagoon: 'lagoon',
};

/** Names whole words only, as the catalogue does. */
export const deskCatalogue: CatalogueMentions = {
  async kindsIn(text) {
    return /kayak/i.test(text) ? ['kayak'] : [];
  },
  async mentionsIn(text) {
    const folded = ` ${foldMessageText(text).replace(/[^\p{L}\p{N}' ]/gu, ' ')} `;
    const whole = listings
      .filter(({ name }) => new RegExp(`(?<![a-z0-9])${foldMessageText(name)}(?![a-z0-9])`).test(folded))
      .map((listing) => ({ ...listing, matched: listing.name }));
    if (whole.length > 0) return whole;
    const short = Object.entries(alsoKnownAs).flatMap(([word, listingId]) => {
      const listing = listings.find((candidate) => candidate.listingId === listingId);
      return listing !== undefined && new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(folded)
        ? [{ ...listing, matched: word }]
        : [];
    });
    if (short.length > 0) return short.slice(0, 1);
    return /harbour club/.test(folded)
      ? listings
          .filter(({ listingId }) => listingId.startsWith('harbour'))
          .map((listing) => ({ ...listing, matched: 'harbour club' }))
      : [];
  },
};

/** A tool as a model is told of it; what it does is said in one way in all languages. */
export const toolNamed = (name: string, said?: string): ToolDeclaration => ({
  name,
  description: name,
  parameters: { type: 'object', properties: {} },
  ...(said === undefined
    ? {}
    : {
        ability: { en: said, tr: said, he: said, ru: said, el: said, de: said, ar: said, fa: said, ko: said },
      }),
});

export const deskTools: readonly ToolDeclaration[] = [
  toolNamed('searchMarketplace', 'find places'),
  toolNamed('initiateBooking', 'book tables and slots'),
  toolNamed('myBookings', 'show your bookings'),
  toolNamed('cancelBooking', 'cancel bookings'),
];

/** Saturday 21 November 2026, 12:00 in Famagusta (UTC+2). */
export const deskNow = new Date('2026-11-21T10:00:00Z');

/** A request as the orchestrator makes it; a string is a message of the person, the newest one telling the language. */
export function deskRequest(
  turns: readonly (string | ModelTurn)[],
  situation: Partial<ModelRequest['situation']> = {},
  tools: readonly ToolDeclaration[] = deskTools,
): ModelRequest {
  return {
    system: 'You are Merve.',
    turns: turns.map((turn) => (typeof turn === 'string' ? { role: 'user', text: turn } : turn)),
    tools,
    situation: {
      marketId: 'north-cyprus',
      timeZone: 'Asia/Famagusta',
      now: deskNow,
      language: detectLanguage(turns.findLast((turn) => typeof turn === 'string') ?? '') ?? 'en',
      pendingSummary: null,
      lastListings: [],
      ...situation,
    },
  };
}
