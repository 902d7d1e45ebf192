import type { Language } from '@merve/contract';

/** The words a proposal asks for. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  /** A second pair, for where YES and NO do not arrive (some carriers keep them) or could be meant for something else. */
  readonly confirm: string;
  readonly decline: string;
  /** With a code behind it: calls off what the code names, if it may be. */
  readonly cancel: string;
}

/** What people are told to answer with, as it is shown. The gate reads each of them as meant, in its own language. */
export const answerWords: Readonly<Record<Language, AnswerWords>> = {
  en: { yes: 'YES', no: 'NO', confirm: 'CONFIRM', decline: 'DECLINE', cancel: 'CANCEL' },
  tr: { yes: 'EVET', no: 'HAYIR', confirm: 'ONAYLA', decline: 'VAZGEÇTİM', cancel: 'İPTAL' },
  he: { yes: 'כן', no: 'לא', confirm: 'אישור', decline: 'דחייה', cancel: 'ביטול' },
  ru: { yes: 'ДА', no: 'НЕТ', confirm: 'ПОДТВЕРЖДАЮ', decline: 'ОТКЛОНЯЮ', cancel: 'ОТМЕНА' },
  el: { yes: 'ΝΑΙ', no: 'ΟΧΙ', confirm: 'ΕΠΙΒΕΒΑΙΩΝΩ', decline: 'ΑΠΟΡΡΙΠΤΩ', cancel: 'ΑΚΥΡΩΣΗ' },
  de: { yes: 'JA', no: 'NEIN', confirm: 'BESTÄTIGEN', decline: 'ABLEHNEN', cancel: 'STORNO' },
  ar: { yes: 'نعم', no: 'لا', confirm: 'تأكيد', decline: 'رفض', cancel: 'إلغاء' },
  fa: { yes: 'بله', no: 'نه', confirm: 'تأیید', decline: 'رد', cancel: 'لغو' },
  ko: { yes: '네', no: '아니요', confirm: '확정', decline: '거절', cancel: '취소' },
};
