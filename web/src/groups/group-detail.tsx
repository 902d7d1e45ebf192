import type { OutingView } from '@merve/contract';
import { groupRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatMoment } from '../language/format.ts';
import { callRoute } from '../platform/api-client.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { useLanguage } from '../shell/preferences.ts';
import { AboutMe } from './about-me.tsx';
import { Ballot } from './ballot.tsx';
import { DateAnswers } from './date-answers.tsx';
import { GroupMembers } from './group-members.tsx';
import { groupSentences } from './sentences/index.ts';
import { VoteResult } from './vote-result.tsx';

export interface GroupPart {
  readonly outing: OutingView;
  readonly show: (outing: OutingView) => void;
  readonly again: () => void;
}

/** One outing: how it stands, my vote, when I can come, what the others should know, who is in. */
export function GroupDetail({ outing, show, again }: GroupPart): ReactNode {
  const say = useSentences(groupSentences);
  const language = useLanguage();
  const isOver = outing.state === 'closed';
  return (
    <>
      <header className="space-y-1">
        <h1 className="text-2xl font-semibold">
          <bdi>{outing.title}</bdi>
        </h1>
        <p className="text-sm text-muted">
          {isOver
            ? say.closed
            : outing.closesAt !== null &&
              say.until(formatMoment(new Date(outing.closesAt), language, outing.timeZone))}
          {' · '}
          {say.counted(String(outing.voted))}
        </p>
      </header>
      {outing.isAsked && <Notice tone="warning">{say.asked}</Notice>}
      {isOver ? <VoteResult outing={outing} /> : <Ballot outing={outing} show={show} again={again} />}
      {outing.dates.length > 0 && <DateAnswers outing={outing} show={show} />}
      <AboutMe outing={outing} show={show} />
      <GroupMembers outing={outing} show={show} />
      {outing.isOrganiser && <ForOrganiser outing={outing} show={show} again={again} />}
    </>
  );
}

const dayMs = 86_400_000;

/** What the organiser alone can do. */
function ForOrganiser({ outing, show }: GroupPart): ReactNode {
  const say = useSentences(groupSentences);
  const [told, setTold] = useState<'copied' | 'few' | 'failed' | null>(null);
  const params = { outingId: outing.outingId };
  const failed = (error: unknown) => {
    const isFew = error instanceof ApiFailure && error.code === 'TOO_FEW_BALLOTS';
    if (!isFew) console.warn('This could not be done.', error);
    setTold(isFew ? 'few' : 'failed');
  };
  const close = (anyway: boolean) =>
    callRoute(groupRoutes.closeVote, { params, body: { anyway } }).then(show, failed);
  const putOff = () => {
    const from = Math.max(Date.now(), outing.closesAt === null ? 0 : Date.parse(outing.closesAt));
    const closesAt = new Date(from + dayMs).toISOString();
    return callRoute(groupRoutes.putOffClose, { params, body: { closesAt } }).then(show, failed);
  };
  async function share() {
    try {
      const { token } = await callRoute(groupRoutes.shareOuting, { params });
      const url = `${location.origin}/groups/${outing.outingId}#${token}`;
      if (typeof navigator.share === 'function') await navigator.share({ title: outing.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setTold('copied');
      }
    } catch (error) {
      // Whoever closes the sheet of their phone has decided not to share.
      if (!(error instanceof DOMException && error.name === 'AbortError')) failed(error);
    }
  }
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-2">
        {outing.state === 'open' && (
          <>
            <Button look="primary" onClick={share}>
              {say.share}
            </Button>
            <Button onClick={() => close(false)}>{say.close}</Button>
            <Button onClick={putOff}>{say.moreTime}</Button>
          </>
        )}
      </div>
      {told === 'copied' && <Notice tone="success">{say.copied}</Notice>}
      {told === 'failed' && <Notice tone="danger">{say.failed}</Notice>}
      {told === 'few' && outing.state === 'open' && (
        <div className="space-y-2">
          <Notice tone="warning">{say.tooFew}</Notice>
          <Button onClick={() => close(true)}>{say.closeAnyway}</Button>
        </div>
      )}
    </div>
  );
}
