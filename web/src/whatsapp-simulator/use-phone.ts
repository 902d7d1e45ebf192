import { useState } from 'react';
import type { Arrives, Person, PhoneAction, PlannedFault, SandboxClient } from './sandbox-client.ts';

interface PhoneControls {
  /** What went wrong with the last thing that was tried, in words. */
  readonly problem: string | null;
  /** How the next message arrives; afterwards they arrive as they should again. */
  readonly arrives: Arrives;
  setArrives(arrives: Arrives): void;
  send(action: PhoneAction): void;
  sendPicture(file: File): void;
  closeWindow(): void;
  planFault(kind: string): void;
  takeBack(fault: PlannedFault): void;
}

/**
 * What one can do with a phone.
 * @param allFaults what is planned for all phones: the sandbox knows one list.
 */
export function usePhone(
  sandbox: SandboxClient,
  { number, name }: Pick<Person, 'number' | 'name'>,
  allFaults: readonly PlannedFault[],
): PhoneControls {
  const [problem, setProblem] = useState<string | null>(null);
  const [arrives, setArrives] = useState<Arrives>('once');
  function attempt(work: Promise<unknown>): void {
    setProblem(null);
    work.catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }
  function send(action: PhoneAction): void {
    setArrives('once');
    attempt(sandbox.send(number, { ...action, profileName: name, arrives }));
  }
  return {
    problem,
    arrives,
    setArrives,
    send,
    sendPicture: (file) => attempt(sandbox.upload(file).then((media) => send({ media: [media] }))),
    closeWindow: () => attempt(sandbox.closeWindow(number)),
    planFault: (kind) => attempt(sandbox.planFaults([...allFaults, { kind, times: 1, to: number }])),
    takeBack: (fault) => attempt(sandbox.planFaults(allFaults.filter((planned) => planned !== fault))),
  };
}
