import { randomBytes } from 'node:crypto';

/** What phones send on WhatsApp. A page or an SVG would run in the browser that looks at it. */
const contentTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'audio/ogg',
  'audio/mpeg',
  'audio/mp4',
  'video/mp4',
  'application/pdf',
] as const;

/** WhatsApp's limit, in bytes. https://www.twilio.com/docs/whatsapp/guidance-whatsapp-media-messages */
const maxBytes = 16 * 1024 * 1024;
/** What a long evening of trying things out needs; older ones make room. */
const kept = 40;

export interface Media {
  readonly contentType: string;
  readonly bytes: ArrayBuffer;
}

interface MediaShelf {
  /** @returns an id to fetch it by, or why WhatsApp would not take it. */
  keep(media: Media): { readonly id: string } | { readonly problem: string };
  find(id: string): Media | undefined;
}

/** Pictures, recordings and papers that phones send; in memory. */
export function createMediaShelf(): MediaShelf {
  const shelf = new Map<string, Media>();
  return {
    keep(media) {
      if (!contentTypes.some((known) => known === media.contentType))
        return { problem: `WhatsApp takes ${contentTypes.join(', ')}; this is ${media.contentType}.` };
      if (media.bytes.byteLength === 0) return { problem: 'The file is empty.' };
      if (media.bytes.byteLength > maxBytes) return { problem: 'WhatsApp takes files of up to 16 MB.' };
      const id = `ME${randomBytes(16).toString('hex')}`;
      shelf.set(id, media);
      const [oldest] = shelf.keys();
      if (shelf.size > kept && oldest !== undefined) shelf.delete(oldest);
      return { id };
    },
    find: (id) => shelf.get(id),
  };
}
