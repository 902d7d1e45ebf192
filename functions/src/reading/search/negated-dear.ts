import type { Language } from '@merve/contract';

/** What is turned down as too dear: a negation, with one word of degree or none, and a word for dear in whatever case. Sources as `Reading` takes them. */
export const negatedDear: Readonly<Record<Language, string>> = {
  en: "(?:not|nothing|nowhere|isn['’]?t|aren['’]?t|without being|don['’]?t want|never) (?:(?:too|so|very|that|all that|overly|super|particularly|especially|terribly|hugely|crazy|ridiculously|at all) )*(?:expensive|pricey|dear|costly|posh|fancy|upmarket|high[- ]end)",
  tr: '(?:çok|pek|aşırı|fazla|öyle|o kadar) (?:da )?(?:pahal[ıi]|lüks|tuzlu) (?:olmayan|olmas[ıi]n|değil)|(?:pahal[ıi]|lüks|tuzlu) (?:bir (?:yer|şey) )?(?:olmayan|olmas[ıi]n|değil|istemiyor(?:um|uz))',
  he: '(?:ש)?(?:לא|אינו|אינה|בלי להיות) (?:(?:ממש|נורא|במיוחד|מדי|יותר מדי|כל כך|מאוד|הכי) )*(?:יקר|יוקרתי)(?:ה|ים|ות|ת|יים)?(?: מדי)?',
  ru: '(?:не|без) (?:(?:очень|слишком|сильно|особо|особенно|сам(?:ый|ая|ое|ые|ого)|шибко|так(?:ой|ая|ие)?) )*дорог(?:ой|ая|ое|ие|ую|ого|их|о|им|ими)|недорог(?:ой|ая|ое|ие|ую|ого|их|им|ими|о)(?= но хорош)',
  el: '(?:όχι|οχι|χωρίς να είναι|να μην είναι|μην είναι|δεν είναι) (?:(?:και|πολύ|τόσο|ιδιαίτερα|υπερβολικά|πάρα|φοβερά) )*ακριβ(?:ό|ή|ά|ές|ός|ούς|οί|ο|η|α)',
  de: '(?:nicht|nichts|nix|kein(?:e[rsn]?)?|ohne) (?:(?:zu|so|allzu|ganz so|sehr|besonders|übertrieben|arg) )*(?:teuer(?:e[rsnm]?)?|teure[rsnm]?|hochpreisig(?:e[rsnm]?)?|überteuert(?:e[rsnm]?)?|schick(?:e[rsnm]?)?)',
  ar: '(?:مش|مو|ليس|ليست|غير|ما يكون|ما تكون|لا يكون|موب|مب) (?:(?:كتير|كثير|مرة|مره|وايد|أوي|اوي|جدا) )*(?:ال)?(?:غالي|غاليا|غالية|غاليه|مكلف|مكلفة)(?: (?:كتير|كثير|مرة|مره|أوي|اوي|جدا|وايد))?',
  fa: '(?:نه|نا) (?:(?:چندان|خیلی|زیاد|اونقدر|آنقدر|خیلی هم) )*(?:گرون|گران|لوکس)|(?:(?:چندان|خیلی|زیاد|اونقدر|آنقدر) )*(?:گرون|گران) (?:نباشه|نباشد|نیست|نشه)',
  ko: '(?:(?:너무|많이|그렇게|별로|아주|크게) ?)*(?:안 ?비싼|비싸지 ?(?:않은|않고|않게|않았으면|않으면|않는))(?: ?(?:데|곳|집))?|(?:비싼|고급) ?(?:\\p{L}+ ?)?말고',
};
