import type { ShownMail } from '@merve/contract';

/** A line with an encoded word has at most 76 characters, its letters whole (RFC 2047, 2): so many bytes of UTF-8 fit behind the header's name. */
const bytesOfWord = 39;

/** A header's text in encoded words. Nothing of it can end the header: base64 has no line break. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let current = '';
  for (const letter of text) {
    if (Buffer.byteLength(current + letter) > bytesOfWord) {
      words.push(current);
      current = '';
    }
    current += letter;
  }
  return [...words, current]
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join('\r\n ');
}

/**
 * A mail of plain text (RFC 5322, RFC 2045) to one address. Gmail adds whose it is. Pure.
 * @param mail.address of the contract's schema: it has no line break and no space
 */
export function mailMessage({ address, subject, text }: ShownMail & { readonly address: string }): string {
  const body = Buffer.from(text.replace(/\r?\n/g, '\r\n')).toString('base64');
  return [
    `To: ${address}`,
    `Subject: ${encodedWords(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}
