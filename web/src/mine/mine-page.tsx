import { Luggage } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useSession } from '../platform/session.ts';
import { SignInDialog } from '../shell/sign-in-dialog.tsx';
import { BookingReceipt } from './booking-receipt.tsx';
import { Bookings, Orders, Rides } from './lists.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { RideReceipt } from './ride-receipt.tsx';
import { addressOf, readShown, type Shown, sections } from './sections.ts';
import { mineSentences } from './sentences/index.ts';
import { Skeleton, TalkLink } from './thing-list.tsx';

/** What belongs to the person: bookings, orders and rides, what is ahead first, each with its receipt. */
export default function MinePage(): ReactNode {
  const say = useSentences(mineSentences);
  const session = useSession();
  const shown = readShown(useSearch());
  const uid = session.state === 'signed-in' ? session.account.uid : null;
  return (
    <div className="relative h-full overflow-y-auto print:h-auto">
      <div className="mx-auto max-w-3xl p-4 sm:p-6">
        <h1 className="mb-4 text-2xl font-semibold print:hidden">{say.title}</h1>
        {session.state === 'loading' && <Skeleton label={say.loading} />}
        {session.state === 'signed-out' && <SignedOut />}
        {session.state === 'unavailable' && <p className="text-danger">{say.failed}</p>}
        {/* Another account begins anew: nothing of the one before is shown, not even for a moment. */}
        {uid !== null && <Mine key={uid} shown={shown} />}
      </div>
    </div>
  );
}

function Mine({ shown }: { readonly shown: Shown }): ReactNode {
  const say = useSentences(mineSentences);
  const { section, code } = shown;
  return (
    <>
      <nav aria-label={say.title} className="-mx-4 mb-5 overflow-x-auto px-4 print:hidden">
        <ul className="flex gap-1.5">
          <li>
            <Link
              href="/trips"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-4 whitespace-nowrap hover:bg-raised"
            >
              <Luggage aria-hidden className="size-4" />
              {say.planned}
            </Link>
          </li>
          {sections.map((one) => (
            <li key={one}>
              <Link
                href={addressOf(one)}
                aria-current={one === section ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-line px-4 whitespace-nowrap hover:bg-raised aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium"
              >
                {say[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {code === null ? <List {...{ section }} /> : <OneReceipt section={section} code={code} />}
    </>
  );
}

function List({ section }: Pick<Shown, 'section'>): ReactNode {
  switch (section) {
    case 'bookings':
      return <Bookings />;
    case 'rides':
      return <Rides />;
    default:
      return <Orders key={section} kind={section} />;
  }
}

function OneReceipt({ section, code }: Shown & { readonly code: string }): ReactNode {
  switch (section) {
    case 'bookings':
      return <BookingReceipt key={code} code={code} />;
    case 'rides':
      return <RideReceipt key={code} rideId={code} />;
    default:
      return <OrderReceipt key={code} section={section} code={code} />;
  }
}

function SignedOut(): ReactNode {
  const say = useSentences(mineSentences);
  const [signsIn, setSignsIn] = useState(false);
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-14 text-center">
      <p className="text-lg font-semibold">{say.signedOut}</p>
      <p className="max-w-sm text-muted">{say.signedOutHint}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <TalkLink label={say.talk} />
        <Button onClick={() => setSignsIn(true)}>{say.signIn}</Button>
      </div>
      {signsIn && <SignInDialog onClose={() => setSignsIn(false)} />}
    </div>
  );
}
