import { foldText } from '../../language/fold-text.ts';
import { injectionPhrases } from './phrases.ts';

/** Marks with which models' chats are divided into turns; a guest writes none of them. */
const roleMarkers = [
  /<\|[a-z_]{2,20}\|>/i,
  /\[\/?(?:INST|SYS|SYSTEM)\]/,
  /<<\/?SYS>>/,
  /<\/?(?:system|assistant|developer|instructions?|tool_response|function_results?)\b[^>]{0,80}>/i,
  /^\s*#{2,}\s*(?:system|instructions?|assistant|new task)\b/im,
  /^\s*(?:system|assistant|developer|sistem|система|מערכת|시스템)\s*:/imu,
  /\bBEGIN (?:SYSTEM|ADMIN|DEVELOPER)\b/,
];

/** A call or a result as the model's wire writes it. */
const toolCalls = [
  /["']?\b(?:functionCall|function_call|tool_calls?|toolCall|functionResponse|tool_result)\b["']?\s*[:=({[]/,
  /["'](?:name|tool)["']\s*:\s*["'][\w.-]+["']\s*,\s*["'](?:args|arguments|parameters|input)["']\s*:/,
  /["']committed["']\s*:\s*true/i,
  /\b[a-z]+[A-Z]\w*\s*\(\s*\{/,
];

const base64Run = /[A-Za-z0-9+/_-]{48,}={0,2}/g;
const hexRun = /(?:[0-9a-f]{2}){32,}/i;

/** A long run is base64 if it mixes cases and digits as chance does; an address or a long word does not. */
function isBase64(run: string): boolean {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);
}

/** Links carry long tokens; what stands inside one is not text. */
const link = /https?:\/\/\S+/gi;

/** Signs in a message's form, whatever its language. Pure. */
function structuralSigns(text: string): ('role-marker' | 'tool-call' | 'encoded')[] {
  const signs: ('role-marker' | 'tool-call' | 'encoded')[] = [];
  if (roleMarkers.some((marker) => marker.test(text))) signs.push('role-marker');
  if (toolCalls.some((call) => call.test(text))) signs.push('tool-call');
  const prose = text.replace(link, ' ');
  if (hexRun.test(prose) || (prose.match(base64Run) ?? []).some(isBase64)) signs.push('encoded');
  return signs;
}

/** A reason to think that a text speaks to the model behind Merve rather than to Merve. */
export type InjectionSignal =
  /** To put aside what the model was told. */
  | 'override'
  /** Talk of the system prompt. */
  | 'prompt-talk'
  /** A new role for the model. */
  | 'role-change'
  /** Marks that divide the turns of a chat: `system:`, `<|im_start|>`, `[INST]`. */
  | 'role-marker'
  /** A tool call, or a tool's result, written out. */
  | 'tool-call'
  /** A long run of base64 or hexadecimal digits. */
  | 'encoded'
  /** Characters nobody can see. */
  | 'hidden-text';

const betweenWords = /[^\p{L}\p{N}]+/gu;

/** The words of a folded text with single spaces between them, and one at each end. */
const wordsOf = (folded: string) => ` ${folded.replace(betweenWords, ' ').trim()} `;

/** A phrase as a piece of such a row of words: `*` at an end takes the space away, so that the word may go on there. */
function pieceOf(phrase: string): string {
  const words = wordsOf(foldText(phrase).text).slice(1, -1);
  return `${phrase.startsWith('*') ? '' : ' '}${words}${phrase.endsWith('*') ? '' : ' '}`;
}

/**
 * Whether a row of words holds any of the phrases. Pieces of text and no pattern: that of all phrases takes the engine longer to compile than
 * all the rest of a message's screening, and it compiles it again and again.
 */
function compile(of: keyof (typeof injectionPhrases)['en']): (words: string) => boolean {
  // All languages at once: an attack is not written in the language the conversation is in.
  const pieces = Object.values(injectionPhrases).flatMap((language) => language[of].map(pieceOf));
  return (words) => pieces.some((piece) => words.includes(piece));
}

const setAside = compile('setAside');
const orders = compile('orders');
const prompt = compile('prompt');
const role = compile('role');

/** Sentences or lines; the two halves of an override must stand in one. */
const sentenceEnds = /[.!?;\n]+/u;

/**
 * Looks for signs of a prompt injection in a message, in the nine languages Merve reads. A signal and not the defence:
 * it is logged, counted and told to the model, and decides nothing. What keeps an attack from having an effect is that
 * a model can only propose, and that code alone reads a YES; so this may miss one, and must not refuse an innocent
 * sentence. Pure; time grows with the length of the text alone.
 *
 * @param text as the person wrote it, cleaned by the door.
 * @param hiddenText true if the door took out characters nobody can see.
 */
export function screenMessage(text: string, hiddenText = false): InjectionSignal[] {
  const folded = foldText(text).text;
  const signals: InjectionSignal[] = [];
  const sentences = folded.split(sentenceEnds).map(wordsOf);
  if (sentences.some((words) => setAside(words) && orders(words))) signals.push('override');
  const words = wordsOf(folded);
  if (prompt(words)) signals.push('prompt-talk');
  if (role(words)) signals.push('role-change');
  signals.push(...structuralSigns(text));
  if (hiddenText) signals.push('hidden-text');
  return signals;
}
