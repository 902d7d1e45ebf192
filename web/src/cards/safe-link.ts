/** The address if it is one of the web, in full; null for anything else, whatever a card says. */
export function safeLink(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** `tel:` link of a number, without anything that is no part of one; null where none is left. */
export function phoneLink(phone: string | null): string | null {
  const digits = phone?.replace(/[^\d+]/g, '') ?? '';
  return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : null;
}

/** What a page's site is called: its host, `reviews.example`. @param page an address of the web */
export function siteName(page: string): string {
  return new URL(page).hostname.replace(/^www\./, '');
}
