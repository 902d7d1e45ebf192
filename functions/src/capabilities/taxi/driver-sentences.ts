import { defineSentences } from '../../language/define-sentences.ts';
import type { RideWords } from './ride-words.ts';

const peopleEn = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const tripEn = ({ distance, fare }: RideWords) =>
  [distance === null ? [] : [`about ${distance}`], fare === null ? [] : [`fare about ${fare}`]]
    .flat()
    .join(', ');
const tripTr = ({ distance, fare }: RideWords) =>
  [distance === null ? [] : [`yaklaşık ${distance}`], fare === null ? [] : [`ücret yaklaşık ${fare}`]]
    .flat()
    .join(', ');

/** What a driver reads. */
export const driverSentences = defineSentences({
  en: {
    yesTo: (code: string) => `YES ${code}`,
    noTo: (code: string) => `NO ${code}`,
    arrivedAt: (code: string) => `ARRIVED ${code}`,
    pickedUp: (code: string) => `PICKED UP ${code}`,
    done: (code: string) => `DONE ${code}`,
    noShow: (code: string) => `NO SHOW ${code}`,
    offer: (ride: RideWords, away: string) =>
      [
        `Taxi wanted, ride ${ride.code}`,
        `From ${ride.from} (${ride.district}), ${away} from you`,
        `To ${ride.to}, ${peopleEn(ride.party)}`,
        ...(tripEn(ride) === '' ? [] : [tripEn(ride)]),
        `Reply YES ${ride.code} to take it, NO ${ride.code} to leave it. The first to say yes has it.`,
      ].join('\n'),
    accepted: (ride: RideWords, rider: string | null, map: string) =>
      [
        `Ride ${ride.code} is yours.`,
        `Pick up ${rider ?? 'the rider'}, ${peopleEn(ride.party)}, at ${ride.from}: ${map}`,
        `To ${ride.to}.`,
        `Write ARRIVED when you are there, PICKED UP when you drive off, DONE at the end, or CANCEL ${ride.code} and why.`,
      ].join('\n'),
    alreadyYours: (code: string) => `Ride ${code} is yours already.`,
    taken: (code: string) => `Ride ${code} has gone to another driver. Thank you for answering.`,
    calledOff: (code: string) => `Ride ${code} was called off by the rider, so it is not to be had any more.`,
    tooLate: (code: string) => `Too late for ride ${code}: the time to answer is over.`,
    over: (code: string) => `Ride ${code} is over, so this changes nothing.`,
    wrongCode: (code: string) =>
      `I know no ride ${code} for you, so nothing was taken. Please check the code in my message.`,
    busy: (current: string, code: string) =>
      `You still have ride ${current}, so you cannot take ${code}. Write DONE ${current} when it is over.`,
    refusedBefore: (code: string) => `You gave ride ${code} back, so it was offered to others.`,
    whichRide: (codes: string) => `Which ride do you mean? Write YES or NO with its code: ${codes}.`,
    rideOrBooking: (codes: string) =>
      `Do you mean the ride, or the question I asked you as a guest? For the ride write YES or NO with its code: ${codes}. For the other, write CONFIRM or DECLINE.`,
    nothingOpen: () => 'No ride is waiting for your answer.',
    declined: (code: string) => `All right, ride ${code} goes to others.`,
    arrivedNoted: (code: string) => `Noted: you are at the pickup of ride ${code}. The rider has been told.`,
    pickedUpNoted: (code: string) => `Noted: ride ${code} is on its way. Write DONE ${code} at the end.`,
    completedNoted: (code: string) => `Noted: ride ${code} is over. You are free for the next one.`,
    noShowNoted: (code: string) =>
      `Noted: the rider of ${code} was not there. You are free for the next one.`,
    givenBack: (code: string) =>
      `Ride ${code} is given back, and the rider has been told. You are free for others.`,
    notNow: (code: string) =>
      `That cannot be said of ride ${code} as it stands. The order is: ARRIVED, PICKED UP, DONE; NO SHOW after ARRIVED.`,
    noRide: () => 'You have no ride at the moment, so this changes nothing.',
    notUnderstood: (code: string) =>
      `I did not understand that, so nothing has changed for ride ${code}. Write YES ${code} or NO ${code}; with a ride: ARRIVED, PICKED UP, DONE or CANCEL and the code.`,
    riderCancelled: (ride: RideWords, reason: string | null) =>
      `Ride ${ride.code} from ${ride.from} was called off by the rider${reason === null ? '' : ` (${reason})`}. You are free for others.`,
    onDuty: () =>
      'You are on duty: I will ask you about rides nearby. Share your location so that I know where you are.',
    offDuty: () => 'You are off duty: I will not ask you about rides. Write ON DUTY to be asked again.',
    moved: () => 'Thank you, I have your location.',
    notADriver: () => 'This number is not registered as a taxi driver’s, so nothing was taken.',
  },
  tr: {
    yesTo: (code) => `EVET ${code}`,
    noTo: (code) => `HAYIR ${code}`,
    arrivedAt: (code) => `GELDİM ${code}`,
    pickedUp: (code) => `ALDIM ${code}`,
    done: (code) => `BİTTİ ${code}`,
    noShow: (code) => `GELMEDİ ${code}`,
    offer: (ride, away) =>
      [
        `Taksi isteniyor, yolculuk ${ride.code}`,
        `Nereden: ${ride.from} (${ride.district}), size uzaklığı ${away}`,
        `Nereye: ${ride.to}, ${ride.party} kişi`,
        ...(tripTr(ride) === '' ? [] : [tripTr(ride)]),
        `Almak için EVET ${ride.code}, bırakmak için HAYIR ${ride.code} yazın. İlk evet diyen alır.`,
      ].join('\n'),
    accepted: (ride, rider, map) =>
      [
        `${ride.code} yolculuğu sizin.`,
        `Alınacak: ${rider ?? 'yolcu'}, ${ride.party} kişi, ${ride.from}: ${map}`,
        `Nereye: ${ride.to}.`,
        `Varınca GELDİM, yola çıkınca ALDIM, sonunda BİTTİ yazın; olmazsa İPTAL ${ride.code} ve nedenini.`,
      ].join('\n'),
    alreadyYours: (code) => `${code} yolculuğu zaten sizin.`,
    taken: (code) => `${code} yolculuğunu başka bir sürücü aldı. Yanıtınız için teşekkürler.`,
    calledOff: (code) => `${code} yolculuğundan yolcu vazgeçti, artık alınamaz.`,
    tooLate: (code) => `${code} için geç kaldınız: yanıt süresi doldu.`,
    over: (code) => `${code} yolculuğu bitti, bir şey değişmedi.`,
    wrongCode: (code) =>
      `Size sorduğum ${code} kodlu bir yolculuk yok, hiçbir şey alınmadı. Lütfen mesajımdaki koda bakın.`,
    busy: (current, code) =>
      `${current} yolculuğu hâlâ sizde, bu yüzden ${code} alınamaz. Bitince BİTTİ ${current} yazın.`,
    refusedBefore: (code) => `${code} yolculuğunu geri verdiniz, başkalarına soruldu.`,
    whichRide: (codes) => `Hangi yolculuk? Koduyla EVET ya da HAYIR yazın: ${codes}.`,
    rideOrBooking: (codes) =>
      `Yolculuğu mu, konuk olarak size sorduğumu mu kastediyorsunuz? Yolculuk için koduyla EVET ya da HAYIR yazın: ${codes}. Öteki için ONAYLA ya da VAZGEÇ yazın.`,
    nothingOpen: () => 'Yanıtınızı bekleyen bir yolculuk yok.',
    declined: (code) => `Peki, ${code} yolculuğu başkalarına gidiyor.`,
    arrivedNoted: (code) => `Tamam: ${code} için alınacak yerdesiniz. Yolcuya haber verildi.`,
    pickedUpNoted: (code) => `Tamam: ${code} yolda. Sonunda BİTTİ ${code} yazın.`,
    completedNoted: (code) => `Tamam: ${code} bitti. Yeni yolculuk için boşsunuz.`,
    noShowNoted: (code) => `Tamam: ${code} yolcusu gelmedi. Yeni yolculuk için boşsunuz.`,
    givenBack: (code) => `${code} geri verildi, yolcuya haber verildi. Başka yolculuklar için boşsunuz.`,
    notNow: (code) =>
      `${code} için şu anda bu olamaz. Sıra: GELDİM, ALDIM, BİTTİ; GELMEDİ ancak GELDİM’den sonra.`,
    noRide: () => 'Şu anda bir yolculuğunuz yok, bir şey değişmedi.',
    notUnderstood: (code) =>
      `Bunu anlayamadım, ${code} için bir şey değişmedi. EVET ${code} ya da HAYIR ${code} yazın; yolculuktaysanız GELDİM, ALDIM, BİTTİ ya da İPTAL ve kodu.`,
    riderCancelled: (ride, reason) =>
      `${ride.from} çıkışlı ${ride.code} yolculuğundan yolcu vazgeçti${reason === null ? '' : ` (${reason})`}. Başka yolculuklar için boşsunuz.`,
    onDuty: () =>
      'Mesaidesiniz: yakındaki yolculukları size soracağım. Yerinizi bilmem için konumunuzu paylaşın.',
    offDuty: () => 'Mesainiz bitti: size yolculuk sormayacağım. Yeniden başlamak için MÜSAİTİM yazın.',
    moved: () => 'Teşekkürler, konumunuzu aldım.',
    notADriver: () => 'Bu numara taksi sürücüsü olarak kayıtlı değil, hiçbir şey alınmadı.',
  },
});
