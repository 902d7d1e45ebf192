import type { Language } from '@merve/contract';
import { recogniseEmergency } from './recognise-emergency.ts';

export interface LabelledMessage {
  readonly text: string;
  readonly lang: Language;
  /** An emergency must be found; an idiom uses its words, and must not be. */
  readonly kind: 'emergency' | 'idiom';
}

export interface EmergencyScore {
  readonly emergencies: number;
  readonly found: number;
  readonly idioms: number;
  readonly missed: readonly LabelledMessage[];
  readonly alarms: readonly LabelledMessage[];
}

/** How many emergencies are found, and which idioms are taken for one. Pure. */
export function scoreEmergencies(messages: readonly LabelledMessage[]): EmergencyScore {
  const isFound = ({ text, lang }: LabelledMessage) => recogniseEmergency(text, lang) !== null;
  const emergencies = messages.filter(({ kind }) => kind === 'emergency');
  const idioms = messages.filter(({ kind }) => kind === 'idiom');
  const missed = emergencies.filter((message) => !isFound(message));
  return {
    emergencies: emergencies.length,
    found: emergencies.length - missed.length,
    idioms: idioms.length,
    missed,
    alarms: idioms.filter(isFound),
  };
}
