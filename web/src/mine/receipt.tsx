import { ArrowLeft, Check, Copy, type LucideIcon, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { WarningBanner } from '../cards/allergy-banner.tsx';
import { Pill, Tile, type Tone } from '../cards/parts.tsx';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { mineSentences } from './sentences/index.ts';

/** One line of a receipt. */
export function Entry({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-0.5 border-t border-line px-4 py-2.5 sm:px-5">
      <dt className="w-36 shrink-0 text-sm leading-6 text-muted">{name}</dt>
      <dd className="min-w-48 flex-1 wrap-break-word">{children}</dd>
    </div>
  );
}

/** What whoever serves them is told of allergies, as the person wrote it: nothing on a receipt is seen before it. */
export function AllergyEntry({ allergies }: { readonly allergies: readonly string[] }): ReactNode {
  const say = useSentences(mineSentences);
  if (allergies.length === 0) return null;
  return (
    <div className="border-t border-line px-4 py-3 sm:px-5">
      <dt className="sr-only">{say.allergies}</dt>
      <dd>
        <WarningBanner level="danger" title={say.allergies}>
          {allergies.map((words) => (
            <q key={words} className="block">
              <bdi>{words}</bdi>
            </q>
          ))}
        </WarningBanner>
      </dd>
    </div>
  );
}

/** When what happened, oldest first; nothing where nothing has. */
export function History({
  steps,
  moment,
}: {
  /** `at` is ISO 8601 in UTC, or null for what has not happened. */
  readonly steps: readonly { readonly name: string; readonly at: string | null }[];
  /** Such an instant as it is shown. */
  readonly moment: (instant: string) => string;
}): ReactNode {
  const say = useSentences(mineSentences);
  const happened = steps.flatMap(({ name, at }) => (at === null ? [] : [{ name, when: moment(at) }]));
  if (happened.length === 0) return null;
  return (
    <Entry name={say.history}>
      <ol className="space-y-0.5">
        {happened.map(({ name, when }) => (
          <li key={name}>
            {name}: <bdi>{when}</bdi>
          </li>
        ))}
      </ol>
    </Entry>
  );
}

/** All there is about one thing, to be kept: on screen, on paper, or by its code. */
export function Receipt({
  back,
  Icon,
  tone,
  title,
  subtitle,
  state,
  code,
  cover,
  first,
  children,
  actions,
}: {
  /** The address of the list it is from. */
  readonly back: string;
  readonly Icon: LucideIcon;
  readonly tone: Tone;
  readonly title: string;
  readonly subtitle: string;
  readonly state: string;
  readonly code: string;
  /** A picture over it; not on paper. */
  readonly cover?: ReactNode;
  /** What is to be done before all else; left out where nothing is. */
  readonly first?: ReactNode;
  /** Entries. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}): ReactNode {
  const say = useSentences(mineSentences);
  return (
    <article aria-label={say.receipt}>
      <BackLink href={back} />
      <div className="overflow-hidden rounded-2xl border border-line bg-surface">
        {cover !== undefined && <div className="print:hidden">{cover}</div>}
        <header className="flex items-center gap-3 p-4 sm:p-5">
          <Tile Icon={Icon} tone={tone} />
          <div className="min-w-0 flex-1">
            <h2 className="text-lg font-semibold leading-snug wrap-break-word">
              <bdi>{title}</bdi>
            </h2>
            <p className="text-muted">
              <bdi>{subtitle}</bdi>
            </p>
          </div>
          <Pill tone={tone}>
            <span role="status">{state}</span>
          </Pill>
        </header>
        <p className="flex items-center justify-center gap-3 border-t border-dashed border-line bg-raised py-4">
          <bdi className="font-mono text-2xl font-semibold tracking-[0.2em]">{code}</bdi>
        </p>
        {first !== undefined && (
          <div className="flex flex-col gap-2 border-t border-line p-4 empty:hidden print:hidden">
            {first}
          </div>
        )}
        <dl>{children}</dl>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {actions}
        <CodeButtons title={title} code={code} />
        <Button onClick={() => print()}>
          <Printer aria-hidden className="size-4" />
          {say.print}
        </Button>
      </div>
    </article>
  );
}

export function BackLink({ href }: { readonly href: string }): ReactNode {
  const say = useSentences(mineSentences);
  return (
    <Link
      href={href}
      className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-xl px-2 text-muted hover:bg-raised hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
      {say.back}
    </Link>
  );
}

function CodeButtons({ title, code }: { readonly title: string; readonly code: string }): ReactNode {
  const say = useSentences(mineSentences);
  const [copied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      <Button
        onClick={() => {
          navigator.clipboard.writeText(code).then(
            () => setCopied(true),
            (error: unknown) => console.warn('The code could not be copied', error),
          );
        }}
      >
        {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        <span aria-live="polite">{copied ? say.copied : say.copy}</span>
      </Button>
      {canShare && (
        <Button
          onClick={() => {
            navigator.share({ title, text: `${title}: ${code}` }).catch(() => {
              // They thought better of it.
            });
          }}
        >
          <Share2 aria-hidden className="size-4" />
          {say.share}
        </Button>
      )}
    </>
  );
}
