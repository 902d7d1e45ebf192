/** Packages that are bundled once and shared by the entrypoints, which load them on first use. */
export const packageChunks = {
  'firestore.package.js': ['@google-cloud/firestore'],
  // Only an instance that takes a payment's step, or hears of one, reads it.
  'stripe.package.js': ['stripe'],
  // Only an instance that asks Google for leave, or with it, reads it.
  'google-auth.package.js': ['google-auth-library'],
  // Only an instance that handles a picture reads it.
  'cloud-storage.package.js': ['@google-cloud/storage'],
  // One chunk, because all of them share one registry of apps.
  'firebase-admin.package.js': [
    'firebase-admin/app',
    'firebase-admin/app-check',
    'firebase-admin/auth',
    'firebase-admin/firestore',
    'firebase-admin/functions',
    'firebase-admin/storage',
  ],
} as const;

export interface PackageChunk {
  readonly file: string;
  /** JavaScript that follows `require('./file')` to reach the package's exports: empty, or `["name"]`. */
  readonly member: string;
}

/** @throws Error for a package that no chunk holds. */
export function packageChunkOf(specifier: string): PackageChunk {
  for (const [file, specifiers] of Object.entries(packageChunks)) {
    if (!specifiers.some((each) => each === specifier)) continue;
    return { file, member: specifiers.length === 1 ? '' : `[${JSON.stringify(specifier)}]` };
  }
  throw new Error(`${specifier} is in no chunk: add it to scripts/functions-bundle/package-chunks.ts`);
}
