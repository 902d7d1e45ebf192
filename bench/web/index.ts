import { chromiumVariable, notRun } from '../../local/browser/chromium-of-this-run.ts';
import { findChromium } from '../../local/browser/find-chromium.ts';
import { launchBrowser } from '../../local/browser/launch-browser.ts';
import { startGeminiDouble } from '../../local/sandbox/gemini/start-gemini-double.ts';
import { startStack } from '../../local/stack/stack.ts';
import type { Row } from '../row.ts';
import { builtRows } from './built.ts';
import { loadRows } from './load.ts';
import { scrollRows } from './scroll.ts';
import { streamRows } from './stream.ts';

/**
 * The web app's figures: what the build weighs, and on an embedded stack in Chromium what is fetched before the conversation
 * is shown, when it is painted, how soon a streamed word is shown, and how a thread of 5,000 messages scrolls. Times are
 * this machine's; without a Chromium the build's weight alone.
 */
export async function webRows(): Promise<Row[]> {
  const built = await builtRows();
  const search = await findChromium();
  if (search.chromium === undefined) {
    process.stderr.write(`${notRun(search)}\n`);
    return built;
  }
  Object.assign(process.env, chromiumVariable(search));
  const key = 'a key of the benchmark';
  const model = await startGeminiDouble({ key });
  const environment = { GEMINI_API_KEY: key, GEMINI_API_BASE_URL: model.url };
  const [stack, browser] = await Promise.all([
    startStack({ anyPorts: true, tickerIntervalMs: 0, environment }),
    launchBrowser(search.chromium),
  ]);
  try {
    return [
      ...built,
      ...(await loadRows(browser, stack)),
      ...(await streamRows(browser, stack, model)),
      ...(await scrollRows(browser, stack)),
    ];
  } finally {
    await browser.close();
    await stack.stop();
    await model.stop();
  }
}
