import type { Ask, JsonObject } from '@merve/contract';

interface WishedService {
  readonly listingId: string;
  /** Its number on the list. */
  readonly number: number;
  /** The wall clock there, `YYYY-MM-DDTHH:MM`; empty for as soon as possible. */
  readonly at: string;
  /** Where it is to be done; empty where it is done at the business, or the person has shared where they are. */
  readonly address: string;
  readonly note: string;
}

/** The call that proposes a request for a service. */
export function askForService({ listingId, number, at, address, note }: WishedService): Ask {
  const told = { startsAtLocal: at, address: address.trim(), note: note.trim() };
  const given: JsonObject = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''));
  return { tool: 'bookService', args: { listing: listingId, service: String(number), ...given } };
}
