import { answerWords } from '../../../language/answer-words.ts';
import type { RideWords } from '../ride-words.ts';
import type { TaxiSentences } from './en.ts';

const { yes, no } = answerWords.tr;
const because = (reason: string | null) => (reason === null ? '' : ` (${reason})`);

const course = (ride: RideWords) => `Taksi: ${ride.from} (${ride.district}) → ${ride.to}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? 'Gideceğiniz yeri haritada bulamadım; bu yüzden mesafeyi ve ücreti tahmin edemiyorum: sürücüye sorun.'
    : `Yaklaşık ${ride.distance}${ride.fare === null ? '. Ücreti tahmin edemiyorum: sürücüye sorun.' : `, ücret yaklaşık ${ride.fare}. Kesin ücreti taksimetre belirler.`}`;

export const turkish: TaxiSentences = {
  here: () => 'bulunduğunuz yer',
  byRoad: (time) => `Yolda şu anki trafikle yaklaşık ${time} sürer.`,
  byLine: () => 'Mesafe ve süreler kuş uçuşu tahmindir.',
  proposal: (ride, extra) =>
    [
      course(ride),
      ride.when === null ? `${ride.party} kişi, hemen` : `${ride.party} kişi, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Yakındaki boş sürücüler: ${extra.nearby}. Henüz taksi çağrılmadı.`,
      ...(extra.nearest === null ? [] : [`En yakınının gelmesi yaklaşık ${extra.nearest}.`]),
      `Çağırmak için ${yes} (en geç ${extra.until}), vazgeçmek için ${no} yazın.`,
    ].join('\n'),
  proposalLater: (ride, extra) =>
    [
      course(ride),
      `${ride.party} kişi, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Sürücülere saat ${extra.asks} olunca sorarım; biri evet diyene kadar gelmeye söz veren yok. Henüz taksi çağrılmadı.`,
      `Planlamak için ${yes} (en geç ${extra.until}), vazgeçmek için ${no} yazın.`,
    ].join('\n'),
  planned: (ride, asks) =>
    `Planlandı: yolculuk ${ride.code}, ${ride.from} → ${ride.to}, ${ride.when}. Sürücülere saat ${asks} olunca sorarım; henüz söz veren yok. Kimin geleceğini ya da kimsenin gelmeyeceğini haber veririm.`,
  pickupIs: (when) => `Alınış: ${when}.`,
  tooManyPlanned: (most) =>
    `Zaten planlanmış ${most} taksiniz var; aynı anda daha fazlasını planlamıyorum. Önce birini iptal edin.`,
  askTime: () => 'Bir zamandan söz ettiniz. Taksi hangi gün, saat kaçta; yoksa hemen mi? Taksi çağrılmadı.',
  searching: (ride, asked) =>
    `${ride.from} yakınındaki ${asked} sürücüye soruyorum (yolculuk ${ride.code}). Henüz alan yok; biri alınca haber veririm.`,
  nobodyFree: (ride) =>
    `Şu anda ${ride.from} yakınında boş sürücü yok, taksi çağrılmadı. Lütfen biraz sonra yeniden deneyin.`,
  assigned: (ride, driver) =>
    `${ride.code} yolculuğunuzu ${driver.name} aldı ve yola çıktı. Buluşma yeri: ${ride.from}. Araç: ${driver.vehicle}, ${driver.plate}. Telefon: ${driver.phone}.`,
  coming: (time) => `Tahminen ${time} içinde yanınızda.`,
  stillLooking: (ride) =>
    `Yolculuk ${ride.code} (${ride.from}): henüz alan yok, sürücü aramaya devam ediyorum. Biri alınca haber veririm.`,
  arrived: (ride, driver) =>
    `Taksiniz geldi: ${driver.vehicle}, ${driver.plate}. Buluşma yeri: ${ride.from}.`,
  pickedUp: (ride) => `Yola çıktınız: ${ride.to}. İyi yolculuklar.`,
  completed: (ride) => `${ride.code} yolculuğu sona erdi. Bizi tercih ettiğiniz için teşekkür ederiz.`,
  noShow: (ride) =>
    `Sürücü sizi buluşma yerinde (${ride.from}) bekledi ve ayrıldı (yolculuk ${ride.code}). Hâlâ taksi gerekiyorsa yazın.`,
  driverCancelled: (ride, reason) =>
    `Sürücünüz ${ride.code} yolculuğunu geri vermek zorunda kaldı${because(reason)}. Şimdi başka sürücülere soruyorum; henüz taksiniz yok.`,
  driverCancelledForGood: (ride, reason) =>
    `Sürücünüz ${ride.code} yolculuğunu geri vermek zorunda kaldı${because(reason)} ve sorabileceğim herkese sordum. Taksiniz yok; lütfen biraz sonra yeniden deneyin ya da kendiniz çağırın.`,
  widened: (ride, radius) =>
    `${ride.code} yolculuğunu henüz alan olmadı. Şimdi ${radius} içindeki sürücülere soruyorum.`,
  unserved: (ride) =>
    `${ride.code} için taksi bulamadım: hiçbir sürücü almadı ve sormayı bıraktım. Lütfen biraz sonra yeniden deneyin ya da kendiniz çağırın.`,
  cancelProposal: (ride, driver) =>
    [
      `${ride.code} yolculuğu iptal edilsin mi? ${ride.from} → ${ride.to}${ride.when === null ? '' : `, ${ride.when}`}`,
      driver === null ? 'Henüz alan sürücü yok.' : `${driver} aldı ve geliyor.`,
      `İptal etmek için ${yes}, yolculuğu korumak için ${no} yazın.`,
    ].join('\n'),
  cancelled: (ride, told) =>
    `İptal edildi: yolculuk ${ride.code}.${told ? ' Sürücüye şimdi haber veriyorum.' : ' Gelen sürücü yok.'}`,
  notCalled: () => 'Peki, taksi çağrılmadı.',
  kept: (code) => `${code} yolculuğu olduğu gibi duruyor.`,
  tooManyPeople: (most) => `Burada bir taksi en fazla ${most} kişi alır, bu yüzden çağırmadım.`,
  samePlace: () => 'Zaten oradasınız, bu yüzden taksi istemedim.',
};
