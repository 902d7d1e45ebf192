import { invalidArgument } from '../errors.ts';
import type { WireWrite } from '../protocol/wire.ts';

/** Source of all: firebase.google.com/docs/firestore/quotas#limits */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;
const MAX_TRANSFORMS_PER_DOCUMENT = 500;

/** Throws INVALID_ARGUMENT for a request of more than 10 MiB, in the words of Google's front end. */
export function checkRequestSize(bytes: number): void {
  if (bytes > MAX_REQUEST_BYTES) {
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
  }
}

/** Throws INVALID_ARGUMENT if one commit transforms more than 500 fields of one document. */
export function checkTransformCounts(writes: readonly WireWrite[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    const transforms = write.transform?.fieldTransforms ?? write.updateTransforms;
    if (!transforms) continue;
    const name = write.update?.name ?? write.transform?.document ?? '';
    const count = (counts.get(name) ?? 0) + transforms.length;
    if (count > MAX_TRANSFORMS_PER_DOCUMENT) {
      throw invalidArgument(
        `A document can have at most ${MAX_TRANSFORMS_PER_DOCUMENT} field transformations in one commit: ${name}`,
      );
    }
    counts.set(name, count);
  }
}
