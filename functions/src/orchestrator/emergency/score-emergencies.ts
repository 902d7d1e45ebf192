import type { Language } from '@merve/contract';
import type { MessageQuestion } from '../../language/likeness/train-messages.ts';
import { dangerBySigns } from './danger-signs.ts';
import { emergencySpace, recogniseEmergency } from './recognise-emergency.ts';

/** How messages about danger to life are learned. That somebody has an allergy is none. */
export const emergencyQuestion: MessageQuestion = {
  space: emergencySpace,
  corpus: 'emergencies',
  positiveKind: 'emergency',
  harmless: {
    allergies: () => true,
    'own-things': () => true,
    prose: () => true,
    claims: (kind) => kind === 'harmless',
  },
  isFoundByPhrases: (text, language) => dangerBySigns(text, language) !== null,
};

export interface LabelledMessage {
  readonly text: string;
  readonly lang: Language;
  /** An emergency must be found; an idiom uses its words, `none` is near it or ordinary: neither must be. */
  readonly kind: 'emergency' | 'idiom' | 'none';
}

export interface EmergencyScore {
  readonly emergencies: number;
  readonly found: number;
  readonly harmless: number;
  readonly missed: readonly LabelledMessage[];
  readonly alarms: readonly LabelledMessage[];
}

/** How many emergencies are found, and which harmless messages are taken for one. Pure. */
export function scoreEmergencies(messages: readonly LabelledMessage[]): EmergencyScore {
  const isFound = ({ text, lang }: LabelledMessage) => recogniseEmergency(text, lang) !== null;
  const emergencies = messages.filter(({ kind }) => kind === 'emergency');
  const harmless = messages.filter(({ kind }) => kind !== 'emergency');
  const missed = emergencies.filter((message) => !isFound(message));
  return {
    emergencies: emergencies.length,
    found: emergencies.length - missed.length,
    harmless: harmless.length,
    missed,
    alarms: harmless.filter(isFound),
  };
}
