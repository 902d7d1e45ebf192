/** Ends with 0 if a Chromium starts on this machine; else with 1, and says why not. For `.ci/run`, which then installs one. */
import { notRun } from '../local/browser/chromium-of-this-run.ts';
import { findChromium } from '../local/browser/find-chromium.ts';

const search = await findChromium();
if (!search.chromium) process.stderr.write(`${notRun(search)}\n`);
process.exit(search.chromium ? 0 : 1);
