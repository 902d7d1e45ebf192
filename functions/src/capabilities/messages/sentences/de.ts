import { answerWords } from '../../../language/answer-words.ts';
import type { MessageSentences } from './en.ts';

const { yes, no } = answerWords.de;

export const german: MessageSentences = {
  ask: (name: string, body: string) =>
    `Ich sende das Wort für Wort an ${name}:\n\n${body}\n\nNoch ist nichts gesendet. Antworten Sie ${yes}, um es zu senden, ${no}, um es zu lassen.`,
  sent: (name: string) => `Ich sende es an ${name}. Die Antwort kommt hierher.`,
  notSent: () => 'Gut, nichts wurde gesendet.',
  noneLive: () =>
    'Sie haben keine laufende Buchung, Bestellung oder Fahrt, zu der ich schreiben könnte; nichts wurde gesendet.',
  which: (codes: string) => `Worum geht es? Bitte nennen Sie eines: ${codes}.`,
  over: () => 'Das ist inzwischen vorbei, deshalb wurde nichts gesendet.',
  tooMany: (name: string) =>
    `Sie haben in der letzten Stunde schon mehrmals an ${name} geschrieben, deshalb wurde das nicht gesendet. Bitte warten Sie etwas.`,
  unreachable: (name: string) =>
    `WhatsApp lässt mich gerade nicht an ${name} schreiben, deshalb wurde nichts gesendet. Wenn es eilt, rufen Sie bitte an.`,
  fromCounterpart: (name: string, code: string, text: string) =>
    `Nachricht von ${name} zu ${code}:\n„${text}“`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `Nachricht Ihres Kunden ${customer ?? '(ohne Namen)'} zu ${code}:\n„${text}“\nZum Antworten schreiben Sie ${example} und Ihren Text. Er wird so weitergegeben.`,
  whichServed: (codes, example) =>
    `Was verspätet sich: ${codes}? Noch wurde nichts weitergegeben. Bitte schreiben Sie es mit dem Code, zum Beispiel: ${example}`,
  passedOn: (code: string) => `An den Kunden von ${code} weitergegeben.`,
  unknownCode: (code: string) =>
    `Ich kenne keine Nachricht eines Kunden mit dem Code ${code}, auf die jetzt geantwortet werden kann; nichts wurde weitergegeben.`,
  emptyReply: (code: string) =>
    `Bitte schreiben Sie Ihren Text hinter den Code ${code}. Nichts wurde weitergegeben.`,
  tooManyReplies: () =>
    'Sie haben in der letzten Stunde mehrmals geschrieben, deshalb wurde das nicht weitergegeben. Bitte warten Sie etwas.',
};
