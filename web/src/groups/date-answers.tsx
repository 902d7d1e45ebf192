import type { DateAnswer } from '@merve/contract';
import { groupRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import type { GroupPart } from './group-detail.tsx';
import { formatLocalTime } from './local-time.ts';
import { groupSentences } from './sentences/index.ts';

const answers: readonly DateAnswer[] = ['yes', 'ifNeedBe', 'no'];

/** When I can come; kept with the tap. */
export function DateAnswers({ outing, show }: Omit<GroupPart, 'again'>): ReactNode {
  const say = useSentences(groupSentences);
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const tell = (date: string, answer: DateAnswer) =>
    callRoute(groupRoutes.tellOuting, {
      ...{ params: { outingId: outing.outingId }, body: { dates: { [date]: answer } } },
    }).then(
      (next) => {
        setFailed(false);
        show(next);
      },
      (error: unknown) => {
        console.warn('A date could not be kept.', error);
        setFailed(true);
      },
    );
  return (
    <section className="space-y-3">
      <h2 className="font-semibold">{say.dates}</h2>
      {outing.dates.map((date) => (
        <fieldset key={date.startsAtLocal} className="space-y-1">
          <legend className="text-sm">{formatLocalTime(date.startsAtLocal, language)}</legend>
          <div className="flex flex-wrap gap-2">
            {answers.map((answer) => (
              <Button
                key={answer}
                pressed={outing.me.telling?.dates?.[date.startsAtLocal] === answer}
                onClick={() => tell(date.startsAtLocal, answer)}
              >
                {say[answer]} <span className="tabular-nums text-muted">{date[answer]}</span>
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
      {failed && <Notice tone="danger">{say.failed}</Notice>}
    </section>
  );
}
