import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { type MediaKind, mediaSentences } from './media-sentences.ts';
import { mediaKind, mediaKinds } from './unread-media.ts';

test.each<[string, MediaKind]>([
  ['image/jpeg', 'picture'],
  ['IMAGE/PNG; q=1', 'picture'],
  ['image/webp', 'sticker'],
  ['audio/ogg; codecs=opus', 'voice'],
  ['video/mp4', 'video'],
  ['text/vcard', 'contact'],
  ['text/x-vcard', 'contact'],
  ['application/pdf', 'file'],
  ['application/octet-stream', 'file'],
  ['', 'file'],
])('%s is a %s', (contentType, kind) => expect(mediaKind(contentType)).toBe(kind));

describe('what is said of media', () => {
  const media = ['image/jpeg', 'audio/ogg', 'image/png'].map((contentType) => ({
    url: 'https://x',
    contentType,
  }));

  test('names each kind once, and asks for words', () => {
    expect(mediaSentences('en').unread(mediaKinds(media))).toBe(
      'I cannot look at pictures or listen to voice messages yet, so I do not know what you sent. Please write it in words.',
    );
    expect(mediaSentences('tr').unread(['voice'])).toBe(
      'Henüz sesli mesajları dinleyemiyorum; ne gönderdiğinizi bilmiyorum. Lütfen yazıyla anlatın.',
    );
  });

  test('every kind has its words in every language', () => {
    const kinds: MediaKind[] = ['picture', 'voice', 'video', 'sticker', 'contact', 'file'];
    for (const language of languageSchema.options) {
      const said = kinds.map((kind) => mediaSentences(language).unread([kind]));
      expect(new Set(said).size).toBe(kinds.length);
    }
  });
});
