/** A Chromium that can be started. */
export interface Chromium {
  readonly executablePath: string;
  /** What it needs beside the environment of this process. */
  readonly environment: Readonly<Record<string, string>>;
}
