import { describe } from '@jest/globals';
import { chromiumOfThisRun } from './chromium-of-this-run.ts';

/**
 * `describe` for tests in a browser. Skipped where no Chromium starts: neither the package's own nor an installed one runs on
 * every machine, and what needs none must be testable there. It is loud: the run says NOT RUN, what was tried and how to get
 * one (chromium-of-this-run.ts).
 */
export const describeInBrowser = chromiumOfThisRun() ? describe : describe.skip;
