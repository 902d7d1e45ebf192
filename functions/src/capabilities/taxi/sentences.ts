import type { RideDriver } from '@merve/contract';
import { defineSentences } from '../../language/define-sentences.ts';
import type { RideWords } from './ride-words.ts';

const peopleEn = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const because = (reason: string | null) => (reason === null ? '' : ` (${reason})`);

/** What a rider reads. `driver` of a card: name, car, plate, telephone. */
export const taxiSentences = defineSentences({
  en: {
    here: () => 'your location',
    proposal: (ride: RideWords, extra: { nearby: string; until: string }) =>
      [
        `Taxi from ${ride.from} (${ride.district}) to ${ride.to}`,
        `For ${peopleEn(ride.party)}, now`,
        ride.distance === null
          ? 'I do not know where that is on the map, so I cannot estimate distance and fare: ask the driver.'
          : `About ${ride.distance}${ride.fare === null ? '. I cannot estimate the fare: ask the driver.' : `, fare about ${ride.fare}. The driver’s meter decides.`}`,
        `Free drivers nearby: ${extra.nearby}. No taxi has been called yet.`,
        `Reply YES (or CONFIRM) by ${extra.until} to call it, NO (or DECLINE) to leave it.`,
      ].join('\n'),
    searching: (ride: RideWords, asked: number) =>
      `I am asking ${asked === 1 ? 'a driver' : `${asked} drivers`} near ${ride.from} now (ride ${ride.code}). No driver has taken it yet; I will tell you when one does.`,
    nobodyFree: (ride: RideWords) =>
      `No driver near ${ride.from} is free just now, so no taxi was called. Please try again in a while.`,
    assigned: (ride: RideWords, driver: RideDriver) =>
      `${driver.name} has taken your ride ${ride.code} and is coming to ${ride.from}: ${driver.vehicle}, ${driver.plate}, ${driver.phone}.`,
    arrived: (ride: RideWords, driver: RideDriver) =>
      `Your taxi is there: ${driver.vehicle}, ${driver.plate}, at ${ride.from}.`,
    pickedUp: (ride: RideWords) => `You are on your way to ${ride.to}. Have a good ride.`,
    completed: (ride: RideWords) => `Ride ${ride.code} is over. Thank you for riding.`,
    noShow: (ride: RideWords) =>
      `The driver waited for you at ${ride.from} and has left (ride ${ride.code}). Tell me if you still need a taxi.`,
    driverCancelled: (ride: RideWords, reason: string | null) =>
      `Your driver had to give ride ${ride.code} back${because(reason)}. I am asking other drivers now; you do not have a taxi yet.`,
    driverCancelledForGood: (ride: RideWords, reason: string | null) =>
      `Your driver had to give ride ${ride.code} back${because(reason)}, and I have asked all I can. You have no taxi; please try again in a while or call one yourself.`,
    widened: (ride: RideWords, radius: string) =>
      `Nobody has taken ride ${ride.code} yet. I am now asking drivers within ${radius}.`,
    unserved: (ride: RideWords) =>
      `I could not find a taxi for ride ${ride.code}: no driver took it, and I have stopped asking. Please try again in a while or call one yourself.`,
    cancelProposal: (ride: RideWords, driver: string | null) =>
      [
        `Call off ride ${ride.code} from ${ride.from} to ${ride.to}?`,
        driver === null ? 'No driver has taken it yet.' : `${driver} has taken it and is coming.`,
        'Reply YES (or CONFIRM) to call it off, NO (or DECLINE) to keep it.',
      ].join('\n'),
    cancelled: (ride: RideWords, told: boolean) =>
      `Called off: ride ${ride.code}.${told ? ' I am letting the driver know now.' : ' No driver is coming.'}`,
    notCalled: () => 'All right, no taxi was called.',
    kept: (code: string) => `Ride ${code} stays as it is.`,
    tooManyPeople: (most: number) => `One taxi here takes ${most} people at most, so I did not ask for one.`,
    samePlace: () => 'That is where you already are, so I did not ask for a taxi.',
  },
  tr: {
    here: () => 'bulunduğunuz yer',
    proposal: (ride, extra) =>
      [
        `Taksi: ${ride.from} (${ride.district}) → ${ride.to}`,
        `${ride.party} kişi, hemen`,
        ride.distance === null
          ? 'Haritada nerede olduğunu bilmiyorum; mesafe ve ücreti tahmin edemiyorum, sürücüye sorun.'
          : `Yaklaşık ${ride.distance}${ride.fare === null ? '. Ücreti tahmin edemiyorum: sürücüye sorun.' : `, ücret yaklaşık ${ride.fare}. Taksimetre belirler.`}`,
        `Yakındaki boş sürücüler: ${extra.nearby}. Henüz taksi çağrılmadı.`,
        `Çağırmak için saat ${extra.until} olana kadar EVET, vazgeçmek için HAYIR yazın.`,
      ].join('\n'),
    searching: (ride, asked) =>
      `${ride.from} yakınındaki ${asked} sürücüye soruyorum (yolculuk ${ride.code}). Henüz alan yok; biri alınca haber veririm.`,
    nobodyFree: (ride) =>
      `Şu anda ${ride.from} yakınında boş sürücü yok, taksi çağrılmadı. Lütfen biraz sonra yeniden deneyin.`,
    assigned: (ride, driver) =>
      `${driver.name} ${ride.code} yolculuğunuzu aldı, şuraya geliyor: ${ride.from}. ${driver.vehicle}, ${driver.plate}, ${driver.phone}.`,
    arrived: (ride, driver) => `Taksiniz geldi: ${driver.vehicle}, ${driver.plate}, ${ride.from}.`,
    pickedUp: (ride) => `Yoldasınız: ${ride.to}. İyi yolculuklar.`,
    completed: (ride) => `${ride.code} yolculuğu bitti. Teşekkür ederiz.`,
    noShow: (ride) =>
      `Sürücü sizi ${ride.from} yerinde bekledi ve ayrıldı (yolculuk ${ride.code}). Hâlâ taksi gerekiyorsa yazın.`,
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
        `${ride.code} yolculuğu iptal edilsin mi? ${ride.from} → ${ride.to}`,
        driver === null ? 'Henüz alan sürücü yok.' : `${driver} aldı ve geliyor.`,
        'İptal etmek için EVET, korumak için HAYIR yazın.',
      ].join('\n'),
    cancelled: (ride, told) =>
      `İptal edildi: yolculuk ${ride.code}.${told ? ' Sürücüye şimdi haber veriyorum.' : ' Gelen sürücü yok.'}`,
    notCalled: () => 'Peki, taksi çağrılmadı.',
    kept: (code) => `${code} yolculuğu olduğu gibi duruyor.`,
    tooManyPeople: (most) => `Burada bir taksi en fazla ${most} kişi alır, bu yüzden çağırmadım.`,
    samePlace: () => 'Zaten oradasınız, bu yüzden taksi istemedim.',
  },
});
