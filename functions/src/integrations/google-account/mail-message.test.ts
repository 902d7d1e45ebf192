import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mailIn } from '../../../../local/sandbox/google-account/check-request.ts';
import { mailMessage } from './mail-message.ts';

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  .filter((text) => text.trim() !== '');

describe('a mail', () => {
  test('is read as it was written, in any script, and has no header that nobody meant', () => {
    fc.assert(
      fc.property(line, fc.string({ unit: 'grapheme', maxLength: 500 }), (subject, text) => {
        const message = mailMessage({ address: 'ana@example.org', subject, text });
        const read = mailIn(Buffer.from(message).toString('base64url'));
        expect(read).toEqual({
          to: 'ana@example.org',
          subject,
          text: text.replace(/\r\n?|\n/g, (end) => (end === '\r' ? '\r' : '\n')),
        });
        const [head = ''] = message.split('\r\n\r\n');
        const names = head
          .split('\r\n')
          .filter((one) => !one.startsWith(' '))
          .map((one) => one.split(':')[0]);
        expect(names).toEqual(['To', 'Subject', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding']);
        expect(message.split('\r\n').every((one) => one.length <= 76)).toBe(true);
        // RFC 5322 is of ASCII.
        expect(/^[\r\n -~]*$/.test(message)).toBe(true);
      }),
    );
  });

  test('whose subject would add a header adds none', () => {
    const message = mailMessage({
      address: 'ana@example.org',
      subject: 'Hi\r\nBcc: all@example.org',
      text: '',
    });
    expect(message).not.toMatch(/^Bcc/m);
  });
});
