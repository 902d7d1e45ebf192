import { describe, expect, test } from '@jest/globals';
import { askedForPlace, sharingSentences } from './sharing-place.ts';
import { describeTranslations } from './testing/describe-translations.ts';

describe('a question where somebody is', () => {
  test('says on WhatsApp how a place is shared there, and in the web app, which has a button for it, nothing more', () => {
    const question = 'Where are you?';
    expect(askedForPlace(question, { language: 'en', channel: 'web' })).toBe(question);
    expect(askedForPlace(question, { language: 'en', channel: 'whatsapp' })).toMatch(
      /^Where are you\?\n.*📎.*“Location”/,
    );
  });
});

describeTranslations('how a place is shared', sharingSentences, {
  values: [],
  says: (say) => ({ onWhatsApp: [say.onWhatsApp()] }),
});
