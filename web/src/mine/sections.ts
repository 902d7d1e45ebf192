/** What the page is divided into; the kinds of orders are as the API names them. */
export const sections = ['bookings', 'food', 'service', 'viewing', 'rides'] as const;
export type Section = (typeof sections)[number];

/** What the address shows: a section, and the code of one thing in it if one is open. */
export interface Shown {
  readonly section: Section;
  readonly code: string | null;
}

/** Reads the address's query (`?show=rides&code=…`); what makes no sense shows the bookings. */
export function readShown(search: string): Shown {
  const query = new URLSearchParams(search);
  const section = sections.find((one) => one === query.get('show')) ?? 'bookings';
  const code = query.get('code')?.trim() ?? '';
  return { section, code: code === '' ? null : code };
}

/** The address of a section, or of one thing in it. */
export function addressOf(section: Section, code?: string): string {
  const query = new URLSearchParams({ show: section, ...(code === undefined ? {} : { code }) });
  return `/mine?${query}`;
}
