import type { Message } from '@merve/contract';
import { type MediaKind, mediaSentences } from './media-sentences.ts';
import type { RunningTurn } from './turn.ts';

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

/** An answer to a text that came with media, ending with what was not read; as it is for a text alone. */
export function mentioningUnread(answer: string, turn: RunningTurn): string {
  const kinds = mediaKinds(turn.message.media);
  return kinds.length === 0 ? answer : `${answer}\n\n${mediaSentences(turn.language).beside(kinds)}`;
}
