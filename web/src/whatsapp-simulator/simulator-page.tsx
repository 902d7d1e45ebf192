import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Notice } from '../design/notice.tsx';
import { PageWaiting } from '../design/waiting.tsx';
import { loadSettings } from '../platform/settings.ts';
import { Phones } from './phones.tsx';
import { type SandboxClient, sandboxClient } from './sandbox-client.ts';

type Found =
  | { readonly state: 'looking' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'found'; readonly sandbox: SandboxClient };

/** WhatsApp phones to play with: on the embedded stack alone, where no message leaves the machine. */
export default function SimulatorPage(): ReactNode {
  const [found, setFound] = useState<Found>({ state: 'looking' });
  useEffect(() => {
    loadSettings().then(
      ({ local }) =>
        setFound(
          local === null
            ? { state: 'none' }
            : { state: 'found', sandbox: sandboxClient(local.whatsAppSandboxUrl) },
        ),
      (error: unknown) => setFound({ state: 'failed', reason: String(error) }),
    );
  }, []);
  if (found.state === 'looking') return <PageWaiting />;
  if (found.state === 'found') return <Phones sandbox={found.sandbox} />;
  return (
    <main className="mx-auto flex max-w-md flex-col gap-4 p-6">
      <h1 className="text-xl font-semibold">There is no such page</h1>
      {found.state === 'failed' && <Notice tone="danger">{found.reason}</Notice>}
      <Link href="/" className="inline-flex min-h-11 items-center text-accent">
        To the conversation with Merve
      </Link>
    </main>
  );
}
