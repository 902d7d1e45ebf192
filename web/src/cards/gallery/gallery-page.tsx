import { type ReactNode, use, useState } from 'react';
import { Redirect } from 'wouter';
import { loadSettings } from '../../platform/settings.ts';
import { Card } from '../card.tsx';
import { samples } from './samples.ts';

/** Every card in every state, for whoever works on them; on the embedded stack alone. */
export default function GalleryPage(): ReactNode {
  const { local } = use(loadSettings());
  const [asked, setAsked] = useState('');
  if (local === null) return <Redirect to="/" />;
  return (
    <main className="h-full overflow-y-auto p-4">
      <h1 className="mb-2 text-xl font-semibold">Cards</h1>
      <p role="status" className="mb-4 min-h-6 text-sm text-muted">
        {asked}
      </p>
      <div className="columns-[20rem] gap-6 *:mb-6 *:break-inside-avoid">
        {Object.entries(samples).map(([name, sample]) => (
          <section key={name} data-sample={name}>
            <h2 className="mb-1 text-sm text-muted">{name}</h2>
            <Card
              ui={sample}
              onAsk={(ask, words) => setAsked(`${words} ${ask === null ? '' : JSON.stringify(ask)}`)}
            />
          </section>
        ))}
      </div>
    </main>
  );
}
