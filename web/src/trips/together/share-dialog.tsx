import type { TripSharingView } from '@merve/contract';
import { Check, Copy, Link2, Send } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Field } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useSentences } from '../../language/define-sentences.ts';
import { formatFullDate } from '../../language/format.ts';
import { useLanguage } from '../../shell/preferences.ts';
import { tripsSentences } from '../sentences/index.ts';
import { togetherSentences } from './sentences/index.ts';
import { type TripLink, useSharing } from './use-sharing.ts';

/** After so many days a link may end. */
const endings = [1, 7, 30, 90] as const;
const dayOf = (instant: string) => instant.slice(0, 10);

/** Who comes into a trip: links to read or to change it, until when, and who is in. Its owner's. */
export default function ShareDialog({
  tripId,
  title,
  onClose,
}: {
  readonly tripId: string;
  readonly title: string;
  readonly onClose: () => void;
}): ReactNode {
  const say = useSentences(togetherSentences);
  const trips = useSentences(tripsSentences);
  const sharing = useSharing(tripId);
  const { view, failed, isBusy, made } = sharing;
  const [told, tell] = useState<string | null>(null);
  return (
    <Dialog title={say.shareTitle} closeLabel={trips.close} onClose={onClose}>
      <div className="space-y-5">
        <NewLink isBusy={isBusy} onMake={sharing.makeLink} />
        {made !== null && <MadeLink key={made.url} made={made} title={title} />}
        <div aria-live="polite" className="empty:hidden">
          {told !== null && <Notice tone="success">{told}</Notice>}
        </div>
        {failed && <Notice tone="danger">{say.failed}</Notice>}
        {view !== null && (
          <>
            <Links
              links={view.links}
              isBusy={isBusy}
              onRevoke={(linkId) => void sharing.revoke(linkId).then((done) => done && tell(say.revoked))}
            />
            <Members
              members={view.members}
              isBusy={isBusy}
              onRemove={({ memberId, name }) =>
                void sharing
                  .remove(memberId)
                  .then((done) => done && tell(say.memberRemoved(name ?? say.nameless)))
              }
            />
          </>
        )}
        {view === null && !failed && <div aria-hidden className="h-24 animate-pulse rounded-xl bg-raised" />}
      </div>
    </Dialog>
  );
}

function NewLink({
  isBusy,
  onMake,
}: {
  readonly isBusy: boolean;
  readonly onMake: (role: 'reader' | 'editor', days: number) => Promise<void>;
}): ReactNode {
  const say = useSentences(togetherSentences);
  const group = useId();
  const ends = useId();
  const [role, setRole] = useState<'reader' | 'editor'>('reader');
  const [days, setDays] = useState<number>(30);
  const roles = [
    { value: 'reader', label: say.mayRead, hint: say.mayReadHint },
    { value: 'editor', label: say.mayEdit, hint: say.mayEditHint },
  ] as const;
  return (
    <div className="space-y-3">
      <p className="text-sm text-muted">{say.shareHint}</p>
      <fieldset className="space-y-2">
        <legend className="sr-only">{say.makeLink}</legend>
        {roles.map(({ value, label, hint }) => (
          <label
            key={value}
            className={`flex cursor-pointer items-start gap-3 rounded-xl border p-3 ${role === value ? 'border-accent bg-accent-soft' : 'border-line'}`}
          >
            <input
              type="radio"
              name={group}
              checked={role === value}
              onChange={() => setRole(value)}
              className="mt-1 size-4 shrink-0 accent-accent"
              aria-describedby={`${group}-${value}`}
            />
            <span className="min-w-0">
              <span className="font-medium">{label}</span>
              <span id={`${group}-${value}`} className="block text-sm text-muted">
                {hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-32 flex-1 space-y-1">
          <label htmlFor={ends} className="block text-sm font-medium">
            {say.ends}
          </label>
          <select
            id={ends}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
            className="min-h-11 w-full rounded-xl border border-line bg-surface px-3 text-base"
          >
            {endings.map((ending) => (
              <option key={ending} value={ending}>
                {say.inDays(ending)}
              </option>
            ))}
          </select>
        </div>
        <Button look="primary" busy={isBusy} onClick={() => void onMake(role, days)}>
          <Link2 aria-hidden className="size-4" />
          {say.makeLink}
        </Button>
      </div>
    </div>
  );
}

/** The secret as it can be passed on, once. */
function MadeLink({ made, title }: { readonly made: TripLink; readonly title: string }): ReactNode {
  const say = useSentences(togetherSentences);
  const [copied, setCopied] = useState(false);
  const what = made.role === 'editor' ? say.mayEdit : say.mayRead;
  return (
    <div className="space-y-2 rounded-xl border border-line p-3">
      <Field
        label={`${say.newLink} · ${what}`}
        hint={say.onlyNow}
        value={made.url}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(made.url).then(
              () => setCopied(true),
              (error: unknown) => console.warn('The link could not be copied.', error),
            )
          }
        >
          {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          <span aria-live="polite">{copied ? say.copied : say.copy}</span>
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            onClick={() =>
              void navigator.share({ title, url: made.url }).catch(() => {
                // They thought better of it.
              })
            }
          >
            <Send aria-hidden className="size-4 rtl:-scale-x-100" />
            {say.send}
          </Button>
        )}
      </div>
    </div>
  );
}

function Links({
  links,
  isBusy,
  onRevoke,
}: {
  readonly links: TripSharingView['links'];
  readonly isBusy: boolean;
  readonly onRevoke: (linkId: string) => void;
}): ReactNode {
  const say = useSentences(togetherSentences);
  const language = useLanguage();
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{say.links}</h3>
      {links.length === 0 && <p className="text-sm text-muted">{say.noLinks}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {links.map(({ linkId, role, expiresAt, good }) => {
          const what = role === 'editor' ? say.mayEdit : say.mayRead;
          const when = good ? say.linkEnds(formatFullDate(dayOf(expiresAt), language)) : say.linkEnded;
          return (
            <li key={linkId} className="flex min-h-12 items-center justify-between gap-2 py-1">
              <span className="min-w-0 text-sm">
                {what} <span className="text-muted">· {when}</span>
              </span>
              {good && (
                <Button
                  look="quiet"
                  className="shrink-0"
                  busy={isBusy}
                  aria-label={`${say.revoke}: ${what}, ${when}`}
                  onClick={() => onRevoke(linkId)}
                >
                  {say.revoke}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Member = TripSharingView['members'][number];

function Members({
  members,
  isBusy,
  onRemove,
}: {
  readonly members: readonly Member[];
  readonly isBusy: boolean;
  readonly onRemove: (member: Member) => void;
}): ReactNode {
  const say = useSentences(togetherSentences);
  const language = useLanguage();
  const [asked, ask] = useState<string | null>(null);
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{say.members}</h3>
      {members.length === 0 && <p className="text-sm text-muted">{say.noMembers}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {members.map((member) => {
          const name = member.name ?? say.nameless;
          const since = say.since(formatFullDate(dayOf(member.joinedAt), language));
          return (
            <li key={member.memberId} className="space-y-2 py-1">
              <div className="flex min-h-12 items-center justify-between gap-2">
                <span className="min-w-0">
                  <bdi className="font-medium wrap-break-word">{name}</bdi>
                  <span className="block text-sm text-muted">
                    {member.role === 'editor' ? say.mayEdit : say.mayRead} · {since}
                  </span>
                </span>
                {asked !== member.memberId && (
                  <Button
                    look="quiet"
                    className="shrink-0"
                    aria-label={`${say.removeMember}: ${name}`}
                    onClick={() => ask(member.memberId)}
                  >
                    {say.removeMember}
                  </Button>
                )}
              </div>
              {asked === member.memberId && (
                <div role="alert" className="space-y-2">
                  <p className="text-sm">{say.removeSure(name)}</p>
                  <div className="flex flex-wrap gap-2">
                    <Button look="danger" busy={isBusy} onClick={() => onRemove(member)}>
                      {say.removeMember}
                    </Button>
                    <Button onClick={() => ask(null)}>{say.keep}</Button>
                  </div>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
