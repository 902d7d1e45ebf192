import type { Message } from './message.ts';

/** Twilio accepts a day (`2026-11-21`) or an instant; dates have no parts smaller than a second. */
function secondsOf(value: string): { from: number; to: number } {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const from = Math.floor(Date.parse(day ? `${value}T00:00:00Z` : value) / 1000);
  return { from, to: day ? from + 86_400 - 1 : from };
}

/**
 * The page of messages that the query asks for, newest first, as "Read multiple Message resources" answers. A message has no
 * `DateSent` before it is sent, and no date filter finds it until then.
 * @param path the path of the list, for the links between pages
 */
export function listMessages(
  all: readonly Message[],
  query: URLSearchParams,
  path: string,
): { page: Message[]; envelope: Record<string, unknown> } {
  const matches = (message: Message) => {
    const sent = message.sentAt === undefined ? undefined : Math.floor(message.sentAt.getTime() / 1000);
    const dates: [string, (bound: { from: number; to: number }, at: number) => boolean][] = [
      ['DateSent', (bound, at) => at >= bound.from && at <= bound.to],
      ['DateSent<', (bound, at) => at <= bound.to],
      ['DateSent>', (bound, at) => at >= bound.from],
    ];
    return (
      (query.get('To') ?? message.to) === message.to &&
      (query.get('From') ?? message.from) === message.from &&
      dates.every(([name, holds]) => {
        const value = query.get(name);
        return value === null || (sent !== undefined && holds(secondsOf(value), sent));
      })
    );
  };
  const pageSize = Math.min(Math.max(Number(query.get('PageSize') ?? 50), 1), 1_000);
  const number = Number(query.get('Page') ?? 0);
  const found = all.filter(matches).toReversed();
  const page = found.slice(number * pageSize, (number + 1) * pageSize);
  const link = (target: number) => {
    const parameters = new URLSearchParams(query);
    parameters.set('PageSize', String(pageSize));
    parameters.set('Page', String(target));
    return `${path}?${parameters}`;
  };
  return {
    page,
    envelope: {
      first_page_uri: link(0),
      next_page_uri: (number + 1) * pageSize < found.length ? link(number + 1) : null,
      previous_page_uri: number > 0 ? link(number - 1) : null,
      uri: link(number),
      page: number,
      page_size: pageSize,
      start: number * pageSize,
      end: number * pageSize + Math.max(page.length - 1, 0),
    },
  };
}
