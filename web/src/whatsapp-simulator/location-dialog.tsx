import { LocateFixed, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import type { Place } from './sandbox-client.ts';

/** Where the phone says it is: a town of the demo market, or where this browser is. */
export function LocationDialog({
  places,
  onChosen,
  onClose,
}: {
  readonly places: readonly Place[];
  readonly onChosen: (place: Place) => void;
  readonly onClose: () => void;
}): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  function locate(): void {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => onChosen({ name: 'Current location', latitude, longitude }),
      () => setProblem('The browser does not say where it is. Choose a town.'),
      { timeout: 10_000 },
    );
  }
  return (
    <Dialog title="Send a location" closeLabel="Close" onClose={onClose}>
      <div className="flex flex-col gap-3">
        <Button onClick={locate}>
          <LocateFixed aria-hidden className="size-5" />
          Where this browser is
        </Button>
        {problem !== null && <Notice tone="warning">{problem}</Notice>}
        <ul className="max-h-[50dvh] overflow-y-auto">
          {places.map((place) => (
            <li key={place.name}>
              <Button look="quiet" className="w-full justify-start" onClick={() => onChosen(place)}>
                <MapPin aria-hidden className="size-4 text-muted" />
                {place.name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
