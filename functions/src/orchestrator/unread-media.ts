import type { Message } from '@merve/contract';
import { defineSentences } from '../language/define-sentences.ts';
import type { RunningTurn } from './turn.ts';

export type MediaKind = 'picture' | 'voice' | 'video' | 'sticker' | 'contact' | 'file';

/** What a person would call it. WhatsApp sends stickers as WebP and contacts as vCards; anything else is a file. */
export function mediaKind(contentType: string): MediaKind {
  const type = contentType.toLowerCase().split(';')[0]?.trim() ?? '';
  if (type === 'image/webp') return 'sticker';
  if (/^text\/(x-)?vcard$|^text\/directory$/.test(type)) return 'contact';
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('audio/')) return 'voice';
  if (type.startsWith('video/')) return 'video';
  return 'file';
}

export function mediaKinds(media: Message['media']): MediaKind[] {
  return [...new Set(media.map(({ contentType }) => mediaKind(contentType)))];
}

const cannotEn: Readonly<Record<MediaKind, string>> = {
  picture: 'look at pictures',
  voice: 'listen to voice messages',
  video: 'watch videos',
  sticker: 'make out stickers',
  contact: 'read contact cards',
  file: 'open files',
};
const cannotTr: Readonly<Record<MediaKind, string>> = {
  picture: 'resimlere bakamıyorum',
  voice: 'sesli mesajları dinleyemiyorum',
  video: 'videoları izleyemiyorum',
  sticker: 'çıkartmaları anlayamıyorum',
  contact: 'kişi kartlarını okuyamıyorum',
  file: 'dosyaları açamıyorum',
};
const orList = (items: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(items);

/** What Merve says of media: it reads none, and says so instead of guessing. */
export const mediaSentences = defineSentences({
  en: {
    unread: (kinds: readonly MediaKind[]) =>
      `I cannot ${orList(kinds.map((kind) => cannotEn[kind]))} yet, so I do not know what you sent. Please write it in words.`,
    beside: (kinds: readonly MediaKind[]) =>
      `(I cannot ${orList(kinds.map((kind) => cannotEn[kind]))} yet, so I went by your words alone.)`,
  },
  tr: {
    unread: (kinds: readonly MediaKind[]) =>
      `Henüz ${kinds.map((kind) => cannotTr[kind]).join(', ')}; ne gönderdiğinizi bilmiyorum. Lütfen yazıyla anlatın.`,
    beside: (kinds: readonly MediaKind[]) =>
      `(Henüz ${kinds.map((kind) => cannotTr[kind]).join(', ')}; yalnızca yazdıklarınıza göre yanıtladım.)`,
  },
});

/** An answer to a text that came with media, ending with what was not read; as it is for a text alone. */
export function mentioningUnread(answer: string, turn: RunningTurn): string {
  const kinds = mediaKinds(turn.message.media);
  return kinds.length === 0 ? answer : `${answer}\n\n${mediaSentences(turn.language).beside(kinds)}`;
}
