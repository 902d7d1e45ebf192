/** Windows-1252 puts letters where Latin-1 has control characters; text that was read by it has these for the bytes 80 to 9F. */
const windowsBytes = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((letter, place) => {
    const bytes = '80 82 83 84 85 86 87 88 89 8a 8b 8c 8e 91 92 93 94 95 96 97 98 99 9a 9b 9c 9e 9f'.split(
      ' ',
    );
    return [letter, Number.parseInt(bytes[place] ?? '3f', 16)];
  }),
);
const windowsLetters = new Map([...windowsBytes].map(([letter, byte]) => [byte, letter]));
const continuing = `[\\x80-\\xbf${[...windowsBytes.keys()].join('')}]`;
/** What UTF-8 looks like where each of its bytes was taken for a letter. */
const misread = new RegExp(
  `[\\xc2-\\xdf]${continuing}|[\\xe0-\\xef]${continuing}{2}|[\\xf0-\\xf4]${continuing}{3}`,
  'g',
);
const decoder = new TextDecoder('utf-8', { fatal: true });
/** Tables are found that were saved wrongly three times; each time makes a letter two. */
const maxRounds = 5;

function decoded(run: string): string {
  try {
    return decoder.decode(Uint8Array.from(run, (letter) => windowsBytes.get(letter) ?? letter.charCodeAt(0)));
  } catch {
    return run;
  }
}

/**
 * Text of a table as it was meant: letters that went through Latin-1 or Windows-1252 once or several times (`CafÃ©` → `Café`), the escapes
 * `\xc3` of such bytes, control characters and lone surrogates. Text that is as it was meant stays as it is. Pure.
 */
export function mendText(text: string): string {
  let mended = text
    .toWellFormed()
    .replace(/\\x([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
  for (let round = 0; round < maxRounds; round += 1) {
    const next = mended.replace(misread, decoded);
    if (next === mended) break;
    mended = next;
  }
  return mended
    .replace(/[\x80-\x9f]/g, (letter) => windowsLetters.get(letter.charCodeAt(0)) ?? '')
    .replace(/\ufffd/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
}
