import type { Coordinates } from '@merve/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Waiting } from '../design/waiting.tsx';
import { canDraw } from '../drawn-map/can-draw.ts';
import { type Box, isWithin } from '../drawn-map/clip-land.ts';
import { loadMarketBox } from '../drawn-map/market-box.ts';
import { useSentences } from '../language/define-sentences.ts';
import { locate } from '../platform/locate.ts';
import { loadSettings } from '../platform/settings.ts';
import { useLanguage } from '../shell/preferences.ts';
import { FoundDetail } from './found-detail.tsx';
import { FoundList } from './found-list.tsx';
import type { Kind } from './kinds.ts';
import { addressOfPin, selectedIn } from './pins.ts';
import { SearchBar } from './search-bar.tsx';
import { mapSentences } from './sentences/index.ts';
import { type Found, useFound } from './use-found.ts';
import { type Selected, useSelected } from './use-selected.ts';

/** Why there is no dot on the map, once somebody asked for it. */
type NotHere = 'denied' | 'unknown' | 'outside';

interface Here {
  readonly at: Coordinates | null;
  readonly problem: NotHere | null;
  /** Asks the browser, which asks the person. */
  readonly locate: () => void;
}

/** Where the person is within the market, once they wanted it to be known. */
function useHere(market: Box | null): Here {
  const [at, setAt] = useState<Coordinates | null>(null);
  const [problem, setProblem] = useState<NotHere | null>(null);
  const find = useCallback(async () => {
    setProblem(null);
    const located = await locate();
    if (located.kind !== 'found') setProblem(located.kind);
    else if (market !== null && !isWithin(located.coordinates, market)) setProblem('outside');
    else setAt(located.coordinates);
  }, [market]);
  return { at, problem, locate: () => void find() };
}

// Drawing maps takes several hundred kilobytes; the list is there before.
const MapCanvas = lazy(() => import('./map-canvas.tsx'));

/** Listings and places, as pins and as a list beside. Only what is our own is drawn, whatever the map beneath. */
export default function MapPage(): ReactNode {
  const say = useSentences(mapSentences);
  const language = useLanguage();
  const settings = use(loadSettings());
  const box = use(loadMarketBox(settings));
  const [drawable] = useState(canDraw);
  const [isSimple, setSimple] = useState(false);
  const simplify = useCallback(() => setSimple(true), []);
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const here = useHere(box);
  const found = useFound(settings.marketId, { words, kind, from: here.at }, language);
  const chosen = selectedIn(useSearch());
  const selected = useSelected(chosen, found.pins, found.complete);
  const [, navigate] = useLocation();
  const isDrawn = drawable && box !== null;
  return (
    <div className="relative flex h-full flex-col-reverse md:flex-row">
      <h1 className="sr-only">{say.map}</h1>
      <Sheet collapsible={isDrawn}>
        <SearchBar words={words} kind={kind} onWords={setWords} onKind={setKind} onLocate={here.locate} />
        {!isDrawn && <Aside tone="info">{say.noMap}</Aside>}
        {isSimple && <Aside tone="info">{say.simpleMap}</Aside>}
        {here.problem !== null && <Aside tone="warning">{say.notHere[here.problem]}</Aside>}
        <Results found={found} selected={selected} here={here.at} />
      </Sheet>
      {isDrawn && (
        <div className="min-h-0 flex-1">
          <Suspense fallback={<Waiting label={say.loading} />}>
            <MapCanvas
              box={box}
              marketId={settings.marketId}
              mapboxToken={isSimple ? null : settings.mapboxToken}
              onStyleMissing={simplify}
              pins={found.pins}
              selected={selected.state === 'shown' ? selected.pin : null}
              here={here.at}
              onSelect={({ key }) => navigate(addressOfPin(key), { replace: chosen !== null })}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** A few words in the sheet, before what was found. */
function Aside(notice: ComponentProps<typeof Notice>): ReactNode {
  return (
    <div className="p-3">
      <Notice {...notice} />
    </div>
  );
}

function Results({
  found,
  selected,
  here,
}: {
  readonly found: Found;
  readonly selected: Selected;
  readonly here: Coordinates | null;
}): ReactNode {
  const say = useSentences(mapSentences);
  if (selected.state !== 'none') return <FoundDetail selected={selected} here={here} />;
  const { pins, state, retry } = found;
  if (state === 'failed') {
    return (
      <div className="space-y-3 p-4">
        <Notice tone="danger">{say.failed}</Notice>
        <Button onClick={retry}>{say.retry}</Button>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="px-4 py-2 text-sm text-muted">
        {state === 'loading' ? say.loading : say.found(pins.length)}
      </p>
      <FoundList pins={pins} label={say.found(pins.length)} here={here} />
    </>
  );
}

/** What stands beside the map; on a phone, at its foot, with more or less of it shown. */
function Sheet({
  collapsible,
  children,
}: {
  readonly collapsible: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const say = useSentences(mapSentences);
  const [tall, setTall] = useState(false);
  const height = collapsible ? (tall ? 'max-md:h-[85%]' : 'max-md:h-[42%]') : 'max-md:h-full';
  const Chevron = tall ? ChevronDown : ChevronUp;
  return (
    <div
      className={`flex flex-col border-line bg-surface max-md:rounded-t-2xl max-md:border-t max-md:shadow-lg md:w-96 md:border-e ${height} ${collapsible ? '' : 'md:w-full'}`}
    >
      {collapsible && (
        <button
          type="button"
          aria-expanded={tall}
          onClick={() => setTall(!tall)}
          className="flex min-h-11 items-center justify-center gap-2 text-sm text-muted md:hidden"
        >
          <Chevron aria-hidden className="size-5" />
          {tall ? say.showMap : say.showList}
        </button>
      )}
      <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
    </div>
  );
}
