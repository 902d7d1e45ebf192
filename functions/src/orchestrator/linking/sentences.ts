import { defineSentences } from '../../language/define-sentences.ts';

/** What is said about linking a web account to a WhatsApp number. */
export const linkingSentences = defineSentences({
  en: {
    code: (code: string, minutes: number) =>
      `${code} is your Merve code for using this number on the web too. It works for ${minutes} minutes. If you did not ask for it, ignore this message, and tell nobody the code.`,
    linkedHere: () => 'WhatsApp and the web are one conversation now. Everything said in both is here.',
    linkedOnWhatsApp: () =>
      'This conversation is shared with a web account from now on. If that was not you, write UNLINK, and it ends at once.',
    unlinked: () => 'This number is not linked to a web account any more. The conversation stays here.',
  },
  tr: {
    code: (code: string, minutes: number) =>
      `${code}: bu numarayı web’de de kullanmak için Merve kodunuz. ${minutes} dakika geçerlidir. Siz istemediyseniz bu mesajı dikkate almayın ve kodu kimseye söylemeyin.`,
    linkedHere: () => 'WhatsApp ve web artık tek bir konuşma. İkisinde yazılanların hepsi burada.',
    linkedOnWhatsApp: () =>
      'Bu konuşma bundan sonra bir web hesabıyla paylaşılıyor. Bunu siz yapmadıysanız BAĞLANTIYI KES yazın, hemen biter.',
    unlinked: () => 'Bu numara artık bir web hesabına bağlı değil. Konuşma burada kalır.',
  },
});
