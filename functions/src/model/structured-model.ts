import type { JsonObject } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { ModelAnswer } from './language-model.ts';

/** A picture as a model is shown it. */
export interface Picture {
  readonly bytes: Uint8Array;
}

/** A picture of a phone's camera, made smaller, is well below; four of them are below what a request may weigh. */
const maxPictureBytes = 3 * 1024 * 1024;
const maxPictures = 4;

const startsWith = (bytes: Uint8Array, start: string, from = 0): boolean =>
  Buffer.from(bytes.subarray(from, from + start.length)).toString('latin1') === start;

/** What a picture is, by its first bytes: what a stranger says it is counts for nothing. Null for all but PNG, JPEG and WebP. */
export function pictureType({ bytes }: Picture): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'image/webp' : null;
}

/** @throws MerveError `BAD_REQUEST` for more than four pictures, one above 3 MiB, or one that is no PNG, JPEG or WebP. */
export function checkPictures(pictures: readonly Picture[]): void {
  const refused = (problem: string): MerveError =>
    new MerveError('BAD_REQUEST', `A model cannot be shown this: ${problem}`, {
      details: { fields: 'pictures' },
    });
  if (pictures.length > maxPictures) throw refused(`${pictures.length} pictures, of ${maxPictures} at most`);
  for (const picture of pictures) {
    const { byteLength } = picture.bytes;
    if (byteLength > maxPictureBytes)
      throw refused(`a picture of ${byteLength} bytes, of ${maxPictureBytes}`);
    if (pictureType(picture) === null) throw refused('a picture that is no PNG, JPEG or WebP');
  }
}

/** A model's first answer, and what did not fit: shown to the same model, which answers once more. */
export interface Repair {
  /** Exactly as the model gave them. */
  readonly rawParts: readonly JsonObject[];
  readonly problem: string;
}

export interface StructuredRequest {
  readonly instruction: string;
  /** All of it data, fenced. */
  readonly data: string;
  readonly pictures: readonly Picture[];
  /** Of the answer, in the flavour of OpenAPI 3.0. */
  readonly schema: JsonObject;
  readonly repair: Repair | null;
}

/**
 * The door to a model that answers with one JSON value. Beside `LanguageModel`, which holds a conversation; both lead to
 * the same models. Whoever wants a value asks an `Asker`, not this.
 */
export interface StructuredModel {
  readonly modelId: string;
  /**
   * @returns an answer whose text should be JSON that fits the schema: the caller checks it.
   * @throws MerveError as `LanguageModel.generate`.
   */
  complete(request: StructuredRequest, options?: { readonly signal?: AbortSignal }): Promise<ModelAnswer>;
}
