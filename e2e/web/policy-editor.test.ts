import { expect } from '@jest/globals';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { demoMarketId } from '../../local/seed/demo-people.ts';
import { keepScreenshots } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { webTests } from './harness.ts';

const configPath = `markets/${demoMarketId}/merve/config`;

describeInBrowser('a policy that two operators change at once', () => {
  const webTest = webTests();

  webTest(
    'keeps the draft over a reload, shows what the other changed, and puts both together',
    async (web) => {
      const before = (await web.stack.db.doc(configPath).get()).data();
      if (before === undefined) throw new Error('The market has no controller');
      try {
        const mine = await web.openAsOperator('/admin/merve');
        const theirs = await web.openAsOperator('/admin/merve');
        mine.on('dialog', (dialog) => void dialog.accept());
        await mine.getByLabel('Models: at most for one turn').fill('0.2');
        await mine.getByLabel('Seconds for a round').fill('many');
        await mine.getByText('One thing is wrong.').waitFor();
        await mine.getByLabel('Seconds for a round').fill('75');
        await mine.reload();
        await mine.getByText('are still here, not saved').waitFor();
        await becomes(() => mine.getByLabel('Models: at most for one turn').inputValue(), '0.2');

        await theirs.getByLabel('Per person: messages a day').fill('');
        await theirs.getByRole('button', { name: 'Review and save' }).click();
        await theirs.getByRole('dialog').getByLabel('Why').fill('the other operator');
        await theirs.getByRole('dialog').getByRole('button', { name: 'Put in force' }).click();

        await mine.getByText('Somebody else has saved a newer version').waitFor();
        await mine.getByText('Per person: messages a day', { exact: true }).first().waitFor();
        await keepScreenshots(mine, 'admin merve newer');
        await mine.getByRole('button', { name: 'Put my changes on top of theirs' }).click();
        await mine.getByRole('button', { name: 'Review and save' }).click();
        await mine.getByRole('dialog').getByLabel('Why').fill('a test of the web app');
        await mine.getByRole('dialog').getByRole('button', { name: 'Put in force' }).click();
        await mine.getByRole('dialog').waitFor({ state: 'detached' });

        const after = await web.stack.db.doc(configPath).get();
        expect(after.get('limits.spend.perTurnMicros')).toBe(200_000);
        expect(after.get('taxi.secondsPerRound')).toBe(75);
        expect(after.get('limits.actor.perDay')).toBeNull();

        await mine.getByRole('link', { name: 'History' }).click();
        await mine.getByText('a test of the web app').first().waitFor();
        // Of the two, the other's is undone: mine, which came later, goes with it.
        await mine.getByRole('button', { name: 'Undo…' }).nth(1).click();
        await mine.getByText('goes with it').waitFor();
        await mine.getByRole('dialog').getByLabel('Why').fill('as it was');
        await mine.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
        await mine.getByText('Undid version').first().waitFor();
        const undone = await web.stack.db.doc(configPath).get();
        expect(undone.get('limits')).toEqual(before['limits']);
        expect(undone.get('taxi')).toEqual(before['taxi']);
      } finally {
        // Nothing is left to do here when all went well.
        const { limits, taxi } = before;
        await web.stack.db.doc(configPath).update({ limits, taxi });
      }
    },
  );
});
