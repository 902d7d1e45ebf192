const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * Words of names that say what a place is, not which one it is. A name is never recognised by these alone: "a spa
 * by the sea" does not mention "Sea Spa Kyrenia". Folded, English and Turkish.
 */
export const genericNameWords = words(`
  the a an and of at by on in de la le el al ve ile
  restaurant restoran lokanta lokantasi cafe kafe coffee kahve tea cay bar pub bistro grill meyhane tavern taverna kitchen mutfak
  mutfagi house evi ev hotel otel hostel pansiyon suites apart apartments villa villas resort inn guesthouse rooms stays bungalow
  spa hamam wellness massage masaj salon saloon beauty guzellik hair kuafor barber berber sports spor club kulup kulubu court
  courts kort tennis tenis padel football futbol pitch saha halisaha gym fitness pool havuz beach plaj sea deniz view garden bahce
  bahcesi old new eski yeni town sehir city centre center merkez harbour harbor liman marina sunset sunrise sun gunes blue mavi
  golden altin green yesil white beyaz shop store market dukkan magaza bakery firin patisserie pastane tours tour tur diving
  dalis riding sailing yelken school okul studio atelier workshop atolye services service servis rental rentals kiralama repair
  clinic klinik pharmacy eczane north kuzey cyprus kibris food yemek fish balik kebab kebap pizza burger steak breakfast kahvalti
  boutique butik lounge terrace teras park museum
`);

/**
 * Everyday words of a booking request. They are never taken for a misspelt name ("table" for "Tabla") and never
 * identify one. Folded, English and Turkish.
 */
export const everydayWords = words(`
  i we you me my our us it is are was be been am this that these those there here what which who when where how much many
  book booking booked reserve reservation table tables room seat seats court slot session appointment please thanks thank hello
  hi hey would could can will like want need get make made give find show tell know for from to with without about around near
  close nearby open closed today tomorrow tonight yesterday morning noon afternoon evening night midnight weekend week day days
  month year hour hours minute minutes half quarter past time date monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december next last first second third fourth fifth one
  two three four five six seven eight nine ten eleven twelve people person persons guests adults children kids party group friends
  family dinner lunch brunch drinks drink eat eating place places somewhere anywhere something good best nice cheap quiet romantic
  yes no cancel change confirm instead also and but maybe actually sorry ok okay great
  masa oda yer kisi kisilik kisiye icin rezervasyon ayir ayirt ayirtmak yap yapmak lutfen merhaba selam bugun yarin aksam oglen
  ogle sabah gece saat saatte bucuk ceyrek pazartesi sali carsamba persembe cuma cumartesi pazar hafta sonu ocak subat mart nisan
  mayis haziran temmuz agustos eylul ekim kasim aralik bir iki uc dort bes alti yedi sekiz dokuz on istiyorum isterim istiyoruz
  var yok mi mu nerede hangi yakin yakininda guzel iyi en ucuz sessiz evet hayir iptal degistir onayla tamam tesekkurler bana
  bize bul goster arkadas aile yemegi salonu
`);

/** Words of a search that narrow nothing down. Folded, English and Turkish. */
export const fillerWords = words(`
  salonu
  a an the in at on of for to with and or near nearby around by me my us i we please find show search looking look want need some
  any something somewhere place places good best nice great top recommend recommended suggestion suggestions where what which is are
  there can could you get book booking table tonight today tomorrow
  bir ve ile icin yakin yakininda yakinda en iyi guzel bana bul goster ara ariyorum istiyorum yer yerler lutfen nerede var mi
`);

/** Case endings Turkish puts after a name, with or without the apostrophe: Niazi'de, Niazi'ye, Niazi'nin. Folded. */
export const turkishSuffixes = words(`
  da de ta te dan den tan ten ya ye na ne a e i u yi yu ni nu nin nun in un la le yla yle daki deki taki teki dakiler dekiler lar ler
`);
