import { accountRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { saveFile } from '../platform/save-file.ts';
import { signOut } from '../platform/session.ts';
import { Part } from './part.tsx';
import { meSentences } from './sentences/index.ts';

type Doing = 'nothing' | 'exporting' | 'asking' | 'erasing' | 'erased';

/** All that is kept of the person: to have, and to have erased. */
export function OwnData(): ReactNode {
  const say = useSentences(meSentences);
  const [doing, setDoing] = useState<Doing>('nothing');
  const [failed, setFailed] = useState(false);

  async function attempt(now: Doing, work: () => Promise<Doing>): Promise<void> {
    setDoing(now);
    setFailed(false);
    try {
      setDoing(await work());
    } catch (error) {
      console.warn('What was asked of one’s own data failed.', error);
      setFailed(true);
      setDoing('nothing');
    }
  }
  const download = () =>
    attempt('exporting', async () => {
      const { kept } = await callRoute(accountRoutes.exportMe, {});
      saveFile('merve.json', 'application/json', JSON.stringify(kept, null, 2));
      return 'nothing';
    });
  const erase = () =>
    attempt('erasing', async () => {
      await callRoute(accountRoutes.eraseMe, {});
      return 'erased';
    });
  if (doing === 'erased')
    return (
      <Part title={say.data}>
        <Notice tone="success">{say.erased}</Notice>
        <Button className="self-start" onClick={() => void signOut()}>
          {say.close}
        </Button>
      </Part>
    );
  return (
    <Part title={say.data}>
      <p className="text-muted">{say.dataHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={doing === 'exporting'} onClick={() => void download()}>
          {say.download}
        </Button>
        <Button look="danger" onClick={() => setDoing('asking')}>
          {say.erase}
        </Button>
      </div>
      {failed && <Notice tone="danger">{say.failed}</Notice>}
      {(doing === 'asking' || doing === 'erasing') && (
        <Dialog title={say.eraseTitle} closeLabel={say.close} onClose={() => setDoing('nothing')}>
          <div className="flex flex-col gap-4">
            <p>{say.eraseWarning}</p>
            <div className="flex flex-wrap gap-2">
              <Button look="danger" busy={doing === 'erasing'} onClick={() => void erase()}>
                {say.eraseYes}
              </Button>
              <Button onClick={() => setDoing('nothing')}>{say.keep}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </Part>
  );
}
