import { defineSentences } from '../../../language/define-sentences.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { fa } from './fa.ts';
import { he } from './he.ts';
import { ko } from './ko.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export const googleSentences = defineSentences({ en, tr, he, ru, el, de, ar, fa, ko });
