import { answerWords } from '../../../language/answer-words.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';
import type { DriverSentences } from './en.ts';

const { confirm, decline } = answerWords.tr;
const word = offeredWords('tr');
const trip = ({ distance, fare }: RideWords) =>
  [distance === null ? [] : [`yaklaşık ${distance}`], fare === null ? [] : [`ücret yaklaşık ${fare}`]].flat();

export const turkish: DriverSentences = {
  offer: (ride, away) =>
    [
      `Taksi isteniyor, yolculuk ${ride.code}`,
      `Nereden: ${ride.from} (${ride.district}), size uzaklığı ${away}`,
      ...(ride.when === null ? [] : [`Alınış: ${ride.when}`]),
      `Nereye: ${ride.to}, ${ride.party} kişi`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join(', ')]),
      `Almak için ${word.accept} ${ride.code}, almamak için ${word.decline} ${ride.code} yazın. İlk evet diyen alır.`,
    ].join('\n'),
  accepted: (ride, rider, map) =>
    [
      `${ride.code} yolculuğu sizin.`,
      ...(ride.when === null ? [] : [`Alınış: ${ride.when}`]),
      `Alınacak: ${rider ?? 'yolcu'}, ${ride.party} kişi, ${ride.from}: ${map}`,
      `Nereye: ${ride.to}.`,
      `Varınca ${word.arrived}, yolcu binince ${word.picked_up}, yolculuk bitince ${word.completed} yazın; gidemeyecekseniz ${word.cancel} ${ride.code} ve nedenini.`,
    ].join('\n'),
  alreadyYours: (code) => `${code} yolculuğu zaten sizin.`,
  taken: (code) => `${code} yolculuğunu başka bir sürücü aldı. Yanıtınız için teşekkürler.`,
  calledOff: (code) => `${code} yolculuğundan yolcu vazgeçti, artık alınamaz.`,
  tooLate: (code) => `${code} için geç kaldınız: yanıt süresi doldu.`,
  over: (code) => `${code} yolculuğu bitti, bir şey değişmedi.`,
  wrongCode: (code) =>
    `Size sorduğum ${code} kodlu bir yolculuk yok, hiçbir şey alınmadı. Lütfen mesajımdaki koda bakın.`,
  busy: (current, code) =>
    `${current} yolculuğu hâlâ sizde, bu yüzden ${code} alınamaz. Bitince ${word.completed} ${current} yazın.`,
  refusedBefore: (code) => `${code} yolculuğunu geri verdiniz, başkalarına soruldu.`,
  whichRide: (codes) =>
    `Hangi yolculuk? Koduyla birlikte ${word.accept} ya da ${word.decline} yazın: ${codes}.`,
  rideOrBooking: (codes) =>
    `Yolculuğu mu, misafir olarak size sorduğumu mu kastediyorsunuz? Yolculuk için koduyla birlikte ${word.accept} ya da ${word.decline} yazın: ${codes}. Öteki için ${confirm} ya da ${decline} yazın.`,
  nothingOpen: () => 'Yanıtınızı bekleyen bir yolculuk yok.',
  declined: (code) => `Peki, ${code} yolculuğu başkalarına gidiyor.`,
  arrivedNoted: (code) => `Tamam: ${code} için buluşma yerindesiniz. Yolcuya haber verildi.`,
  pickedUpNoted: (code) => `Tamam: ${code} yolda. Yolculuk bitince ${word.completed} ${code} yazın.`,
  completedNoted: (code) => `Tamam: ${code} bitti. Yeni yolculuk için müsaitsiniz.`,
  noShowNoted: (code) => `Tamam: ${code} yolcusu gelmedi. Yeni yolculuk için müsaitsiniz.`,
  givenBack: (code) => `${code} geri verildi, yolcuya haber verildi. Başka yolculuklar için müsaitsiniz.`,
  notNow: (code) =>
    `${code} için şu anda bu olamaz. Sıra: ${word.arrived}, ${word.picked_up}, ${word.completed}; ${word.no_show} ancak ${word.arrived} yazdıktan sonra.`,
  noRide: () => 'Şu anda bir yolculuğunuz yok, bir şey değişmedi.',
  notUnderstood: (code) =>
    `Bunu anlayamadım, ${code} için bir şey değişmedi. ${word.accept} ${code} ya da ${word.decline} ${code} yazın; yolculuktaysanız ${word.arrived}, ${word.picked_up}, ${word.completed} ya da ${word.cancel} ve kodu.`,
  riderCancelled: (ride, reason) =>
    `Yolcu ${ride.code} yolculuğundan vazgeçti (${ride.from})${reason === null ? '' : `: ${reason}`}. Başka yolculuklar için müsaitsiniz.`,
  onDuty: () =>
    'Mesaidesiniz: yakındaki yolculukları size soracağım. Yerinizi bilmem için konumunuzu paylaşın.',
  offDuty: () => `Mesainiz bitti: size yolculuk sormayacağım. Yeniden başlamak için ${word.on_duty} yazın.`,
  moved: () => 'Teşekkürler, konumunuzu aldım.',
  notADriver: () => 'Bu numara taksi sürücüsü olarak kayıtlı değil, hiçbir şey alınmadı.',
};
