import type { Language } from '@merve/contract';
import type { MessageQuestion } from '../../language/likeness/train-messages.ts';
import { dangerBySigns } from './danger-signs.ts';
import { emergencySpace, readDanger } from './recognise-emergency.ts';

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
  /** Those whose answer is the help and nothing else. */
  readonly found: number;
  /** Those that are answered with the number to call, be it beside another answer. */
  readonly toldNumber: number;
  readonly harmless: number;
  readonly missed: readonly LabelledMessage[];
  readonly alarms: readonly LabelledMessage[];
  /** How many harmless messages are answered with the number, be it beside another answer. */
  readonly harmlessToldNumber: number;
}

export interface ReadMessage<Message extends LabelledMessage = LabelledMessage>
  extends ReturnType<typeof readDanger> {
  readonly message: Message;
}

export const readMessage = <Message extends LabelledMessage>(message: Message): ReadMessage<Message> => ({
  message,
  ...readDanger(message.text, message.lang),
});

/** How many emergencies are found, and which harmless messages are taken for one. Pure. */
export const scoreEmergencies = (messages: readonly LabelledMessage[]): EmergencyScore =>
  scoreRead(messages.map(readMessage));

/** The same of messages that were read. */
export function scoreRead(read: readonly ReadMessage[]): EmergencyScore {
  const emergencies = read.filter(({ message }) => message.kind === 'emergency');
  const harmless = read.filter(({ message }) => message.kind !== 'emergency');
  const messagesOf = (some: readonly ReadMessage[]) => some.map(({ message }) => message);
  const told = ({ emergency, isPossible }: ReadMessage) => emergency !== null || isPossible;
  const missed = messagesOf(emergencies.filter(({ emergency }) => emergency === null));
  return {
    emergencies: emergencies.length,
    found: emergencies.length - missed.length,
    toldNumber: emergencies.filter(told).length,
    harmless: harmless.length,
    missed,
    alarms: messagesOf(harmless.filter(({ emergency }) => emergency !== null)),
    harmlessToldNumber: harmless.filter(told).length,
  };
}
