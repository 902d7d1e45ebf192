/** Where bytes of pictures lie, by a name with slashes. Nothing of it is public. */
export interface PictureStore {
  /** Keeps it; what lay there under the name is replaced. @throws MerveError `UPSTREAM_UNAVAILABLE` where nothing was kept. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null where there is none. @throws MerveError `UPSTREAM_UNAVAILABLE` */
  get(name: string): Promise<Uint8Array | null>;
  /** Which version lies there; null where there is none. @throws MerveError `UPSTREAM_UNAVAILABLE` */
  generation(name: string): Promise<string | null>;
  /** Takes that version away, and no later one. True unless a later one lies there. @throws MerveError `UPSTREAM_UNAVAILABLE` */
  remove(name: string, generation: string): Promise<boolean>;
}
