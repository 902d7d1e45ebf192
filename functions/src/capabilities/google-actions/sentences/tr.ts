import { answerWords } from '../../../language/answer-words.ts';
import type { GoogleSentences } from './en.ts';

const { yes, no } = answerWords.tr;

export const tr: GoogleSentences = {
  notOffered: () => 'Burada e-posta gönderemiyor, takvimlere yazamıyorum. Hiçbir şey gönderilmedi.',
  connectMail: (page) =>
    `Bunun için Gmail’inizden e-posta gönderme izninize ihtiyacım var. Sayfanızda verin, sonra yeniden söyleyin: ${page}`,
  connectCalendar: (page) =>
    `Bunun için Google takviminize yazma izninize ihtiyacım var. Sayfanızda verin, sonra yeniden söyleyin: ${page}`,
  connectFreeBusy: (page) =>
    `Bunun için Google takviminizin ne zaman dolu olduğunu görme izninize ihtiyacım var; başlıkları görmem. Sayfanızda verin, sonra yeniden söyleyin: ${page}`,
  whichDay: () => 'Takviminize hangi gün için bakayım?',
  noPlan: () => 'Grubunuzun gününe karar verdiği bir plan yok, bu yüzden gönderilecek bir şey yok.',
  nothingToEnter: () =>
    'Saati belli bir rezervasyonunuz veya kararınız yok, bu yüzden takviminize eklenecek bir şey yok.',
  which: (codes) => `Hangisi: ${codes}?`,
  nobodyGave: (title) =>
    `“${title}” grubundan kimse bunun için adres vermedi, bu yüzden gönderilecek kimse yok. Oylama sayfasında “Ötekilerin bilmesi gerekenler” altında verebilirler.`,
  without: (names) => `Adresi olmayanlar: ${names}. Onlara e-posta gitmez.`,
  askMail: (from, addresses, subject, text) =>
    `Bunu ${from} adresinden, her birine ayrı, kelimesi kelimesine göndereceğim:\n${addresses}\n\nKonu: ${subject}\n\n${text}\n\nHenüz hiçbir şey gönderilmedi. Göndermek için ${yes}, vazgeçmek için ${no} yazın.`,
  askEntry: (account, summary, text) =>
    `Bunu ${account} takvimine ekleyeceğim:\n\n${summary}\n${text}\n\nEklemek için ${yes}, vazgeçmek için ${no} yazın.`,
  busy: (times) => `Takviminizde o saatte zaten bir şey var: ${times}.`,
  free: () => 'Takviminiz o saatte boş.',
  notLooked: () => 'Takviminizin o saatte boş olup olmadığına bakamadım.',
  sending: () => 'Gönderiyorum. Ne gittiğini burada söylerim.',
  entering: () => 'Ekliyorum. Tamamlanınca burada söylerim.',
  changed: () =>
    'Gösterdiğim o zamandan beri değişti: bir adres geri alındı veya Google izniniz sona erdi. Hiçbir şey yapılmadı. Yenisini görmek için yeniden söyleyin.',
  notSentAtAll: () => 'Tamam, hiçbir şey gönderilmedi.',
  notEnteredAtAll: () => 'Tamam, takviminize hiçbir şey eklenmedi.',
  sent: (addresses) => `Gönderildi: ${addresses}.`,
  notSent: (addresses, why) => `Gönderilmedi: ${addresses}. ${why}`,
  uncertain: (addresses) =>
    `${addresses} adresine giden e-postanın çıkıp çıkmadığını bilmiyorum, çünkü Google yanıt vermedi. Yeniden göndermiyorum: lütfen gönderilenlerinize bakın.`,
  whyLeave: () => 'Google artık izin vermiyor. Sayfanızda yeniden bağlayın.',
  whyRefused: () => 'Google reddetti.',
  whyWithdrawn: () => 'Adresini geri aldı.',
  whyUnavailable: () => 'Google’a ulaşılamadı.',
  whyLimited: () => 'Google şimdilik bu hesaptan daha fazlasını almıyor. Lütfen yarın yeniden deneyin.',
  entered: (summary) => `Takviminizde: ${summary}.`,
  notEntered: (summary, why) => `Takviminizde değil: ${summary}. ${why}`,
  subject: (title) => `Planımız: ${title}`,
  notBooked: () => 'Oylamamızla seçildi, henüz ayırtılmadı.',
  signature: () => 'Merve ile gönderildi.',
  notRead: (words) => `“${words}” kısmını anlamadım, bu yüzden hiçbir şey yapılmadı.`,
};
