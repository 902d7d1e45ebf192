import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { repositoryRoot } from '../../local/stack/repository-root.ts';

const violation = z.object({
  id: z.string(),
  impact: z.enum(['minor', 'moderate', 'serious', 'critical']).nullable(),
  help: z.string(),
  nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() })),
});
const results = z.object({ violations: z.array(violation) });

/** What another theme can change: the others of axe's ninety rules look at what a page is made of. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What axe finds wrong with the page as it is now, of what keeps people out: serious and critical. One line each, empty when
 * there is nothing.
 * @param of `colours` where the page was looked at in another theme. https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
 */
export async function seriousViolations(
  page: Page,
  of: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  // Evaluated rather than put into the page as a script, which the page's own policy forbids.
  if ((await page.evaluate('typeof globalThis.axe')) === 'undefined')
    await page.evaluate(readFileSync(join(repositoryRoot(), 'node_modules/axe-core/axe.min.js'), 'utf8'));
  const options = {
    resultTypes: ['violations'],
    // Nothing here plays by itself, and it would fetch every style sheet anew.
    preload: false,
    ...(of === 'colours' ? { runOnly: { type: 'rule', values: rulesOfColours } } : {}),
  };
  const { violations } = results.parse(await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const reason = failureSummary.replace(/\s+/g, ' ');
        return `${id}: ${help} at ${target.join(' ')}. ${reason}`;
      }),
    );
}
