import { answerWords } from '../../../language/answer-words.ts';
import { staffWords } from '../staff-phrases.ts';
import type { CalledOffWords, StaffSentences, Words } from './en.ts';

const { yes, no } = answerWords.tr;
const shown = staffWords('tr');
const people = (count: number) => `${count} kişi`;

export const turkish: StaffSentences = {
  menu: (names: string, w: Words) =>
    [
      `Burası ${names} işletme hattı. Buraya yazabilecekleriniz:`,
      `${w.today} veya ${w.tomorrow}: kayıtlı ve açık olanlar`,
      `${w.block} 20:00-22:00 24.12: bir saati kendinize ayırın; ${w.unblock} ve kodu geri verir`,
      `${w.cancel}, rezervasyonun kodu ve nedeni: rezervasyonu iptal edin`,
      `Sahipler: ${w.close} 24.12, ${w.reopen} 24.12, ${w.pause} ${w.book}, ${w.resume} ${w.book}`,
      `Yazdığınız diğer her şey, herhangi bir misafirinki gibi Merve’ye gider. ${w.guest} bu hattan çıkar.`,
    ].join('\n'),
  guestNow: (menu: string) =>
    `Tamam: artık yazdıklarınız bir misafirin mesajıdır. ${menu} sizi işletme hattına geri getirir.`,
  notStaff: () => 'Bu numara Merve’de bir işletme yönetmiyor, bu yüzden hiçbir şey değişmedi.',
  notUnderstood: (menu: string, guest: string) =>
    `Burası işletme hattı; bunu anlayamadım ve hiçbir şey değişmedi. ${menu} neler yazılabileceğini gösterir, ${guest} hattan çıkar.`,
  heading: (business: string, day: string) => `${business}, ${day}:`,
  closedThatDay: () => 'Yeni rezervasyona kapalı.',
  nothingBooked: () => 'Rezervasyon yok.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${what}, ${people(party)}, ${name ?? 'misafir'} (${code})`,
  heldLine: (time: string, what: string, party: number) =>
    `${time} ${what}, ${people(party)}: bir misafir karar veriyor`,
  blockLine: (span: string, what: string, code: string) => `${span} ${what}: sizin ayırdığınız (${code})`,
  openRequests: (codes: string) => `Açık siparişler ve talepler: ${codes}`,
  which: (names: string) => `Hangisi? Adıyla birlikte yeniden yazın: ${names}.`,
  usage: (example: string) => `Lütfen şöyle yazın: ${example}. Hiçbir şey değişmedi.`,
  unknown: (code: string) => `İşletmenizde ${code} kodlu, bunun yapılabileceği bir kayıt bulamadım.`,
  ownersOnly: () => 'Bunu yalnızca işletmenin sahibi yapabilir, hiçbir şey değişmedi.',
  offersNone: (business: string) => `${business} bu türden bir şey sunmuyor, hiçbir şey değişmedi.`,
  timePast: () => 'O saat geçti, hiçbir şey değişmedi.',
  tooMuch: () =>
    'Tek seferde ayırmak için çok uzun, hiçbir şey değişmedi. Daha kısa bir süre seçin veya günü kapatın.',
  taken: (lines: string) =>
    `O saatte boş yer yok, hiçbir şey değişmedi. Bir rezervasyonun üstüne asla ayrılmaz. Kayıtlı olanlar:${lines}`,
  standing: (lines: string) => `Bunlar kayıtlı ve kalıyor:${lines}`,
  alreadySo: () => 'Zaten öyle, hiçbir şey değişmedi.',
  changed: () =>
    'Bu arada bir şeyler değişti, bu yüzden hiçbir şey yapılmadı. Lütfen rezervasyonlara bakıp yeniden yazın.',
  ask: (change: string) =>
    `${change}\nHenüz hiçbir şey yapılmadı. Yapmak için ${yes}, her şeyi olduğu gibi bırakmak için ${no} yazın.`,
  done: (change: string) => `Tamam. ${change}`,
  left: () => 'Tamam, hiçbir şey değişmedi.',
  block: (what: string, when: string) => `Kendinize ayırın: ${what}, ${when}. Kimse rezervasyon yapamaz.`,
  blockCode: (code: string) => `Kodu ${code}: ${shown.unblock} ${code} geri verir.`,
  unblock: (what: string, when: string) => `Geri verin: ${what}, ${when}. Yeniden rezervasyon yapılabilir.`,
  close: (business: string, day: string) => `${business}, ${day} günü kapalı: o güne yeni rezervasyon yok.`,
  reopen: (business: string, day: string) =>
    `${business}, ${day} günü yeniden açık: rezervasyon yapılabilir.`,
  pause: (what: string, listings: string) =>
    `Durdurulan: ${what}, ${listings}. Siz devam ettirene kadar Merve yenisini almaz. Onaylananlar geçerli kalır.`,
  resume: (what: string, listings: string) => `Devam eden: ${what}, ${listings}. Merve yeniden kabul eder.`,
  cancel: (booking: string, reason: string | null) =>
    `Rezervasyonun iptali: ${booking}. Müşteriye haber verilir${reason === null ? '.' : `, gerekçenizle: “${reason}”.`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `Üzgünüm: ${words.business}, ${words.reference} kodlu rezervasyonunuzu iptal etti (${words.what}, ${words.when}).${reason === null ? '' : ` Yazdıkları: “${reason}”.`} Benden başka bir saat veya yer isteyebilirsiniz.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `Merve ekibi, ${words.reference} kodlu rezervasyonunuz için bir değişiklik öneriyor: ${words.business}, ${words.what}, ${words.when}.${reason === null ? '' : ` Yazdıkları: “${reason}”.`} Henüz hiçbir şey değişmedi: öneriye evet demezseniz rezervasyonunuz olduğu gibi kalır.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `${w.reference} kodlu rezervasyonunuz geçerli: ${w.business}, ${w.what}, ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `Merve ekibi ${w.reference} kodlu rezervasyonunuz (${w.business}, ${w.when}) hakkında yazıyor: “${said}”. Rezervasyonunuz olduğu gibi duruyor.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `Merve ekibi bu rezervasyonu sizin adınıza iptal etti: ${booking}. Misafire bildirildi. Lütfen beklemeyin.`,
  answeredForYou: (answer: string) => `Merve ekibi sizin adınıza yanıtladı. ${answer}`,
};
