import { groupRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import type { GroupPart } from './group-detail.tsx';
import { groupSentences } from './sentences/index.ts';

/** Who is in, whether they voted, and, once it is over, how content each is. */
export function GroupMembers({ outing, show }: Omit<GroupPart, 'again'>): ReactNode {
  const say = useSentences(groupSentences);
  const [failed, setFailed] = useState(false);
  const strike = (memberId: string) =>
    callRoute(groupRoutes.strikeMember, { params: { outingId: outing.outingId, memberId } }).then(
      show,
      (error: unknown) => {
        console.warn('A member could not be removed.', error);
        setFailed(true);
      },
    );
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">{say.members}</h2>
      <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
        {outing.members.map((member) => (
          <li key={member.memberId} className="flex min-h-12 items-center gap-2 px-4 py-2">
            <span className="min-w-0 flex-1">
              <bdi className="font-medium">{member.name ?? say.nameless}</bdi>
              <span className="text-sm text-muted">
                {[
                  member.isMe ? say.you : null,
                  member.isOrganiser ? say.organiser : null,
                  member.cameBy === 'whatsapp' ? 'WhatsApp' : null,
                  member.companions > 0 ? `+${member.companions}` : null,
                  member.hasVoted === true ? say.hasVoted : null,
                ]
                  .filter((part) => part !== null)
                  .map((part) => ` · ${part}`)
                  .join('')}
              </span>
            </span>
            {member.satisfaction !== null && (
              <span className="tabular-nums text-sm">{`${Math.round(member.satisfaction * 100)} %`}</span>
            )}
            {outing.isOrganiser && !member.isOrganiser && (
              <Button
                look="quiet"
                aria-label={`${say.strike}: ${member.name ?? say.nameless}`}
                onClick={() => strike(member.memberId)}
              >
                {say.strike}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {outing.state === 'closed' && outing.result !== null && (
        <p className="text-sm text-muted">{say.satisfaction}</p>
      )}
      {failed && <Notice tone="danger">{say.failed}</Notice>}
    </section>
  );
}
