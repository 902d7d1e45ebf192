/** Whom the page begins with: a guest, and the restaurant of the suggestions. */
export const firstPhones = ['+905330000101', '+905330000201'] as const;

/** Side by side, more could not be read; and each is asked for with every poll. */
export const maxPhones = 8;

const numberPattern = /^(\+[1-9]\d{6,14}|[A-Z]{2}\.[\w.-]+)$/;

/** Whether this could be a WhatsApp address: a number with its country code, or a user id. */
export function isPhoneNumber(text: string): boolean {
  return numberPattern.test(text);
}

/**
 * The phones named by the page's address, `?phones=905330000101,905330000201`: numbers without their plus, which an address
 * would read as a space. What is none is left out; without any, those the page begins with.
 */
export function phonesIn(search: string): readonly string[] {
  const named = (new URLSearchParams(search).get('phones') ?? '')
    .split(',')
    .map((text) => (/^\d/.test(text.trim()) ? `+${text.trim()}` : text.trim()))
    .filter(isPhoneNumber);
  const phones = [...new Set(named)].slice(0, maxPhones);
  return phones.length === 0 ? firstPhones : phones;
}

/** The query that leads to these phones. */
export function searchFor(phones: readonly string[]): string {
  return `?phones=${phones.map((phone) => phone.replace(/^\+/, '')).join(',')}`;
}
