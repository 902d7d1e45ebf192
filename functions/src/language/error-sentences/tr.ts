import { type ErrorSentences, given } from './error-details.ts';

export const turkish: ErrorSentences = {
  BAD_REQUEST: () =>
    'Bu isteği okuyamadım, bu yüzden hiçbir şey yapılmadı. Lütfen kontrol edip yeniden gönderin.',
  BODY_TOO_LARGE: (d) =>
    `Bu çok büyük${given(d, 'megabytes', (most) => ` (en fazla ${most} MB)`)}, bu yüzden hiçbir şey saklanmadı. Lütfen daha küçüğünü gönderin.`,
  PICTURES_OFF: () =>
    "Fotoğraflar burada kurulu değil, bu yüzden hiçbir şey saklanmadı. Merve'yi işleten kişi onlar için bir depolama alanı belirlemeli.",
  EMPTY_MESSAGE: () => 'Mesaj boştu. Neye ihtiyacınız olduğunu birkaç kelimeyle yazın.',
  MESSAGE_TOO_LONG: (d) =>
    `Mesaj benim için çok uzun${given(d, 'max', (max) => ` (en fazla ${max} karakter)`)}, bu yüzden okumadım. Lütfen daha kısasını gönderin.`,
  SIGNATURE_MISSING: () =>
    'Bu istek imzalı değil, bu yüzden hiçbir şey yapılmadı. Lütfen resmî kanalı kullanın.',
  SIGNATURE_INVALID: () =>
    'Bu isteğin imzası geçerli değil, bu yüzden hiçbir şey yapılmadı. Lütfen resmî kanalı kullanın.',
  UNAUTHENTICATED: () =>
    'Oturum açmadınız, bu yüzden hiçbir şey yapılmadı. Lütfen oturum açıp yeniden deneyin.',
  FORBIDDEN: () =>
    'Buna izniniz yok, bu yüzden hiçbir şey yapılmadı. Lütfen hangi hesabı kullandığınızı kontrol edin.',
  NOT_FOUND: () => 'Bunu bulamadım, bu yüzden hiçbir şey yapılmadı. Lütfen kontrol edip yeniden deneyin.',
  METHOD_NOT_ALLOWED: () => 'Burada böyle bir istek türü yok, bu yüzden hiçbir şey yapılmadı.',
  TOOL_UNKNOWN: () =>
    'Bunu yapamıyorum, bu yüzden hiçbir şey yapılmadı. Arama, rezervasyon, iptal ya da rezervasyonlarınızı listeleme isteyebilirsiniz.',
  TOOL_DISABLED: () =>
    'Bu şu anda burada kullanılamıyor, bu yüzden hiçbir şey yapılmadı. Başka bir konuda yardımcı olabilirim.',
  TOOL_ARGUMENTS_INVALID: () =>
    'Bu istekte bir şey eksik ya da anlaşılmıyor, bu yüzden hiçbir şey yapılmadı. Lütfen ayrıntılarıyla yeniden yazın.',
  NOT_AS_SAID: () =>
    'Bu söylenenle aynı değil, bu yüzden bir şey tutulmadı. Lütfen günü, saati ve kişi sayısını yeniden yazın.',
  TOOL_TIMEOUT: () =>
    'Bu, bekleyebileceğimden uzun sürdü; durdurdum ve hiçbir şey onaylanmadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  MARKET_CLOSED: () =>
    'Şu anda bu bölgede istek almıyorum, bu yüzden hiçbir şey yapılmadı. Lütfen daha sonra yeniden deneyin.',
  POLICY_CHANGED: () =>
    'Size gösterdikten sonra bunun kuralları değişti, bu yüzden rezervasyon yapılmadı. Yeniden sorun, şimdi neyin mümkün olduğuna bakayım.',
  PRICE_CHANGED: (d) =>
    `Size gösterdikten sonra fiyat değişti${given(d, 'oldPrice', (old) => ` (önceki: ${old})`)}${given(d, 'newPrice', (now) => ` (yeni: ${now})`)}, bu yüzden rezervasyon yapılmadı. Yeni fiyatla ayırtmak için lütfen yeniden isteyin.`,
  POLICY_INVALID: () =>
    'Bu politika bu hâliyle kaydedilemiyor, bu yüzden hiçbir şey değiştirilmedi. Lütfen belirtilenleri düzeltip yeniden kaydedin.',
  POLICY_OUTDATED: () =>
    'Siz gördükten sonra politikayı başka biri değiştirdi, bu yüzden hiçbir şey değiştirilmedi. Lütfen yenisine bakıp yeniden karar verin.',
  LISTING_INVALID: () =>
    'Bu kayıt bu hâliyle kaydedilemiyor, bu yüzden hiçbir şey değiştirilmedi. Lütfen belirtilenleri düzeltip yeniden kaydedin.',
  LISTING_OUTDATED: () =>
    'Siz gördükten sonra bu kaydı başka biri değiştirdi, bu yüzden hiçbir şey değiştirilmedi. Lütfen yenisine bakıp yeniden karar verin.',
  OFFERING_BOOKED: () =>
    'Bu değişiklikle yerleri artık korunmayacak rezervasyonlar var; bu yüzden hiçbir şey değiştirilmedi. Lütfen bitmelerini bekleyin ya da önce onları taşıyın.',
  ROSTER_INVALID: () =>
    'Bu nöbet listesi bu hâliyle kaydedilemiyor, bu yüzden hiçbir şey değiştirilmedi. Lütfen belirtilenleri düzeltip yeniden kaydedin.',
  ROSTER_OUTDATED: () =>
    'Siz gördükten sonra nöbet listesini başka biri değiştirdi, bu yüzden hiçbir şey değiştirilmedi. Lütfen yenisine bakıp yeniden karar verin.',
  LISTING_NOT_FOUND: (d) =>
    `${given(d, 'name', (name) => `“${name}” adında bir yer`, 'Bu yeri')} bulamadım, bu yüzden rezervasyon yapılmadı. Lütfen adı kontrol edin ya da aramamı isteyin.`,
  LISTING_AMBIGUOUS: (d) =>
    `Bu ada birden fazla yer uyuyor${given(d, 'names', (names) => `: ${names}`)}. Henüz rezervasyon yapılmadı: hangisini kastediyorsunuz?`,
  NOT_BOOKABLE: (d) =>
    `${given(d, 'name', (name) => name, 'Bu yer')} benim üzerimden ayırtılamıyor, bu yüzden rezervasyon yapılmadı. Başka bir yer sorun ya da doğrudan onlara ulaşın.`,
  TIME_INVALID: (d) =>
    given(
      d,
      'slotMinutes',
      (slot) =>
        `Rezervasyonlar ${slot} dakikada bir alınıyor${given(d, 'before', (before) => given(d, 'after', (after) => ` (${before} ya da ${after})`))}; verdiğiniz saat için rezervasyon yapılmadı. Hangi saati deneyeyim?`,
      'Takvimde böyle bir tarih ve saat yok, bu yüzden rezervasyon yapılmadı. Lütfen günü ve saati yazın, örneğin “12 Mayıs 20:00”.',
    ),
  TIME_PAST: () => 'Bu saat geçti, bu yüzden rezervasyon yapılmadı. Lütfen daha ileri bir saat seçin.',
  TIME_TOO_SOON: (d) =>
    `Bu çok yakın bir saat: ${given(d, 'leadMinutes', (minutes) => `en az ${minutes} dakika`, 'daha fazla süre')} önceden haber verilmesi gerekiyor. Rezervasyon yapılmadı; lütfen daha geç bir saat seçin.`,
  TIME_TOO_FAR: (d) =>
    `Bu çok ileri bir tarih${given(d, 'bookingWindowDays', (days) => `: en fazla ${days} gün sonrası için rezervasyon alıyorlar`)}. Rezervasyon yapılmadı; lütfen daha yakın bir gün seçin.`,
  TIME_DOES_NOT_EXIST: () =>
    'Böyle bir saat yok: o gün saatler ileri alınıyor. Rezervasyon yapılmadı; lütfen bir saat sonrasını seçin.',
  BUSINESS_CLOSED: (d) =>
    `${given(
      d,
      'closesAt',
      (closes) =>
        `Kapanış saati ${closes}${given(d, 'durationMinutes', (minutes) => ` ve bir rezervasyon ${minutes} dakika sürüyor`)}; bu saat çok geç, rezervasyon yapılmadı.`,
      'O saatte kapalılar, bu yüzden rezervasyon yapılmadı.',
    )}${given(d, 'nextOpensAt', (opens) => ` Bir sonraki açılış: ${opens}.`)} Lütfen başka bir saat seçin.`,
  NOT_BY_NIGHT: () =>
    'Orası gecelik ayırtılmıyor, bu yüzden rezervasyon yapılmadı. Lütfen bir gün ve saat söyleyin ya da kalacak bir yer seçin.',
  NIGHTS_INVALID: (d) =>
    `Orada en az bir, en çok ${given(d, 'maxNights', (most) => most, '30')} gece kalınabiliyor; bu yüzden rezervasyon yapılmadı. Kaç gece için bakayım?`,
  PARTY_TOO_SMALL: (d) =>
    `Rezervasyon en az ${given(d, 'minParty', (min) => min, '1')} kişi için yapılabilir, bu yüzden rezervasyon yapılmadı. Kaç kişi için sorayım?`,
  PARTY_TOO_LARGE: (d) =>
    `Kişi sayısı çok yüksek${given(d, 'maxParty', (max) => `: bir rezervasyonda en fazla ${max} kişi alıyorlar`)}. Rezervasyon yapılmadı; lütfen kişi sayısını azaltın ya da doğrudan onlara ulaşın${given(d, 'phone', (phone) => `: ${phone}`)}.${given(d, 'names', (names) => ` Bu kadar kişi alan yerler: ${names}.`)}`,
  ITEM_NOT_FOUND: (d) =>
    `Listede${given(d, 'name', (name) => ` (${name})`)} ${given(d, 'item', (item) => `“${item}”`, 'bunu')} bulamadım, bu yüzden hiçbir şey yapılmadı.${given(d, 'names', (names) => ` Olanlar: ${names}.`)} Ne olsun?`,
  ITEM_AMBIGUOUS: (d) =>
    `${given(d, 'item', (item) => `“${item}”`, 'Bu')} birden fazla şey olabilir${given(d, 'names', (names) => `: ${names}`)}. Henüz hiçbir şey yapılmadı: hangisini istiyorsunuz?`,
  ITEM_UNAVAILABLE: (d) =>
    `${given(d, 'item', (item) => item, 'Bu')} şu anda yok, bu yüzden hiçbir şey yapılmadı. Lütfen başka bir şey seçin.`,
  CHOICE_MISSING: (d) =>
    `${given(d, 'item', (item) => item, 'Bir seçim')} için henüz bir seçim eksik${given(d, 'option', (option) => `: ${option}`)}${given(d, 'names', (names) => ` (${names})`)}. Hiçbir şey yapılmadı.`,
  ALLERGEN_PRESENT: (d) =>
    `Yazdığınız: “${given(d, 'allergy', (said) => said, '…')}”. ${given(d, 'item', (item) => item, 'Yemeklerden biri')} şunu ${d['how'] === 'may_contain' ? 'içerebilir' : 'içeriyor'}: ${given(d, 'allergen', (allergen) => allergen, 'bu madde')}. Bu yüzden ne onu ne de başka bir şeyi sipariş ettim. Lütfen başka bir şey seçin veya doğrudan kendilerine sorun.`,
  BELOW_MINIMUM: (d) =>
    `En az ${given(d, 'minimum', (minimum) => minimum, 'daha yüksek bir tutar')} tutarında sipariş alıyorlar${given(d, 'sum', (sum) => `, bu ise ${sum}`)}. Hiçbir şey sipariş edilmedi; ne ekleyeyim?`,
  OUT_OF_AREA: (d) =>
    `Oraya gelmiyorlar${given(d, 'towns', (towns) => `; geldikleri yerler: ${towns}`)}. Hiçbir şey yapılmadı; lütfen başka bir adres verin${given(d, 'collect', () => ' veya gelip alacağınızı söyleyin')}.`,
  PLACE_MISSING: (d) =>
    `${given(d, 'street', (street) => `“${street}” hangi şehirde? Lütfen şehri yazın veya konumunuzu paylaşın`, 'Nereye? Lütfen konumunuzu paylaşın veya adresi şehriyle birlikte yazın')}${given(d, 'collect', () => ' ya da gelip alacağınızı söyleyin')}. Henüz hiçbir şey yapılmadı.`,
  MERCHANT_UNREACHABLE: (d) =>
    `${given(d, 'name', (name) => name, 'İşletme')} benim üzerimden ulaşılabilir değil, bu yüzden hiçbir şey yapılmadı. Lütfen doğrudan ulaşın veya benden başka bir yer isteyin.`,
  REQUEST_NOT_FOUND: (d) =>
    `${given(d, 'reference', (reference) => `Size ait ${reference} kodlu bir sipariş veya talep`, 'Size ait açık bir sipariş veya talep')} bulamadım, bu yüzden hiçbir şey değiştirilmedi. Lütfen kodu kontrol edin.`,
  REQUEST_OVER: () => 'Bu zaten sona erdi; hiçbir şey değiştirilmedi.',
  NOT_IN_ORDER: (d) =>
    `${given(d, 'item', (item) => `“${item}”`, 'Bu')} siparişinizde yok${given(d, 'names', (names) => `; içindekiler: ${names}`)}. Hangisini kastediyorsunuz?`,
  ORDER_ACCEPTED: (d) =>
    `${given(d, 'name', (name) => `${name} işletmesi`, 'İşletme')} ${given(d, 'reference', (reference) => `${reference} kodlu siparişi`, 'siparişi')} olduğu gibi kabul etmişti, bu yüzden artık değiştiremiyorum; hiçbir şey değiştirilmedi. Onlara mesajınızı iletebilir veya iptal için onaylarını isteyebilirim.`,
  ORDER_UNCHANGED: (d) =>
    `${given(d, 'reference', (reference) => `${reference} kodlu sipariş`, 'Sipariş')} zaten böyle, bu yüzden hiçbir şey değiştirilmedi. Ne farklı olsun?`,
  ORDER_EMPTY: (d) =>
    `Böyle olursa ${given(d, 'reference', (reference) => `${reference} kodlu siparişten`, 'siparişten')} geriye bir şey kalmaz, bu yüzden hiçbir şey değiştirilmedi. Vazgeçmek isterseniz iptal etmemi isteyin.`,
  ORDER_CHANGED: (d) =>
    `Size bunu gösterdikten sonra ${given(d, 'reference', (reference) => `${reference} kodlu sipariş`, 'sipariş')} değişti, bu yüzden şu anki hâliyle bıraktım. Ne istediğinizi lütfen yeniden yazın.`,
  ORDER_CHANGED_OFTEN: (d) =>
    `${given(d, 'reference', (reference) => `${reference} kodlu sipariş`, 'Sipariş')} iletebileceğim kadar çok değiştirildi, bu yüzden olduğu gibi kalıyor. İptal edip yeniden sipariş verebilirsiniz.`,
  SLOT_TAKEN: () => 'Bu saat az önce doldu, bu yüzden rezervasyon yapılmadı. Lütfen başka bir saat seçin.',
  TRANSACTION_NOT_FOUND: (d) =>
    `Size ait ${given(d, 'reference', (reference) => `${reference} kodlu bir rezervasyon`, 'böyle bir rezervasyon')} bulamadım, bu yüzden hiçbir şey değişmedi. Görmek için “rezervasyonlarım” yazın.`,
  NOT_A_DRAFT: () =>
    'Bu rezervasyon çoktan ilerledi, bu yüzden hiçbir şey değişmedi. Durumunu görmek için “rezervasyonlarım” yazın.',
  NOT_HELD: () =>
    'Bu rezervasyon onay beklemiyor, bu yüzden hiçbir şey değişmedi. Durumunu görmek için “rezervasyonlarım” yazın.',
  GUEST_BUSY: () =>
    'Misafire şu anda sorulamıyor: başka bir soru açık, kendisi yazıyor ya da ona yazılamıyor. Hiçbir şey önerilmedi. Lütfen biraz sonra yeniden deneyin.',
  ALREADY_CONFIRMED: () =>
    'Bu rezervasyon zaten onaylı; hiçbir şey değişmedi. Vazgeçmek için iptal etmemi isteyin.',
  ALREADY_CANCELLED: () =>
    'Bu rezervasyon zaten iptal edilmiş; hiçbir şey değişmedi. Geri isterseniz yeniden rezervasyon isteyin.',
  HOLD_EXPIRED: () =>
    'Yanıt süresi doldu, bu yüzden rezervasyon yapılmadı ve yer serbest bırakıldı. Yeniden sorun, hâlâ boş mu bakayım.',
  DEPOSIT_UNPAID: () =>
    'Kapora henüz ödenmedi, bu yüzden rezervasyon yapılmadı. Ödeme bağlantısı elinizde değilse benden isteyin.',
  DEPOSIT_NOT_DUE: () => 'Bu rezervasyon için ödenecek kapora yok.',
  PAYMENT_UNAVAILABLE: () =>
    'Burası kapora alıyor ve şu anda buradan ödeme alamıyorum; bu yüzden hiçbir şey ayrılmadı, ücret alınmadı. Lütfen başka bir yer seçin ya da doğrudan orayla görüşün.',
  PAYMENT_REFUSED: () =>
    'Ödeme hazırlanamadı; hesabınızdan ücret alınmadı. Lütfen daha sonra yeniden deneyin ya da başka bir yer seçin.',
  IDEMPOTENCY_MISMATCH: () =>
    'Aynı istek iki kez farklı içerikle geldi, bu yüzden hiçbir şey yapılmadı. Lütfen yeniden isteyin.',
  ACTION_NOT_PENDING: () =>
    'EVET yanıtınızı bekleyen bir işlem yok, bu yüzden hiçbir şey yapılmadı. Lütfen ne istediğinizi yazın.',
  NOT_THE_OWNER: () =>
    'Bu başka birine ait, bu yüzden hiçbir şey değişmedi. Bunu yalnızca yapan kişi değiştirebilir.',
  PLACE_NOT_FOUND: (d) =>
    `${given(d, 'place', (place) => `“${place}” yerini haritada bulamadım`, 'Nerede olduğunuzu bilmiyorum')}, bu yüzden taksi çağrılmadı. Konumunuzu paylaşın ya da bildiğim bir şehir veya yer yazın.`,
  PLACE_UNCLEAR: (d) =>
    `${given(d, 'town', (town) => town, 'Şehri')} biliyorum ama “${given(d, 'place', (place) => place, '…')}” orada nerede, bilmiyorum; bu yüzden taksi çağrılmadı. Konumunuzu paylaşın ya da orada bilebileceğim bir yer yazın.`,
  PLACE_AMBIGUOUS: (d) =>
    `Bu birden fazla yer olabilir${given(d, 'names', (names) => `: ${names}`)}. Henüz taksi çağrılmadı: hangisini kastediyorsunuz?`,
  RIDE_OPEN: (d) =>
    `${given(d, 'code', (code) => `${code} yolculuğunuz`, 'Bir yolculuğunuz')} zaten var, bu yüzden başka taksi çağırmadım. Onu iptal etmek isterseniz yazın.`,
  RIDE_NOT_FOUND: () => 'Bekleyen bir taksi yolculuğunuz yok, bu yüzden bir şey iptal edilmedi.',
  RIDE_UNDER_WAY: () => 'Bu yolculuk başladı, bu yüzden buradan iptal edilemez. Lütfen sürücüyle konuşun.',
  RIDE_OVER: () => 'Bu yolculuk zaten bitti, hiçbir şey değişmedi. Yeni bir taksi gerekiyorsa yazın.',
  NO_TAXI: () =>
    'Şu anda oralarda boş sürücü yok, bu yüzden taksi çağrılmadı. Lütfen biraz sonra yeniden deneyin.',
  TRIP_CHANGED: () =>
    'Gezinin bu bölümünü bu arada başka biri değiştirdi. Hiçbir şey değiştirilmedi; şimdiki hâline bakıp yeniden deneyin.',
  TRIP_EXISTS: () =>
    'Bu günler için zaten bir plan var. Hiçbir şey kaydedilmedi: planın yerine mi geçsin, ona mı eklensin, yoksa olduğu gibi mi kalsın, seçin.',
  LEASE_LOST: () => 'Bitiremeden yarıda kesildim. Lütfen biraz bekleyin; yanıt gelmezse yeniden sorun.',
  RATE_LIMITED: (d) =>
    `Yanıtlayabileceğimden hızlı yazıyorsunuz, bu yüzden mesajınız alınmadı. ${given(d, 'seconds', (seconds) => `Lütfen ${seconds} saniye sonra yeniden gönderin.`, 'Lütfen bir dakika sonra yeniden gönderin.')}`,
  OUTBOUND_LIMIT: () =>
    'Bunun için bir seferde gönderebileceğimden fazla mesaj gerekiyordu, bu yüzden yapmadım. Lütfen tek tek isteyin.',
  TAKEN_OVER: () => 'Bu görüşmeyi bir çalışma arkadaşım devraldı, size o yanıt verecek.',
  NOT_TAKEN_OVER: () =>
    'Bu görüşmeyi kimse devralmadı, bu yüzden hiçbir şey gönderilmedi. Önce görüşmeyi devralın.',
  PERSON_OPTED_OUT: () =>
    'Bu kişi artık mesaj istemiyor, bu yüzden hiçbir şey gönderilmedi. BAŞLA yazarsa yeniden yazabilirsiniz.',
  TURN_LIMIT: () =>
    'Bu, bir seferde atabileceğimden fazla adım gerektirdi, bu yüzden durdum. EVET demeden hiçbir şey kesinleşmez; lütfen tek tek isteyin.',
  VOTE_CLOSED: () => 'Oylama bitti, bu yüzden oyunuz sayılmadı. Sonuca bakabilirsiniz.',
  TOO_FEW_BALLOTS: () =>
    'İkiden az kişi oy verdi, bu yüzden oylama kapatılmadı. Bekleyin ya da yine de kapatın.',
  GROUP_FULL: () => 'Bu grup dolu, bu yüzden eklenmediniz. Lütfen düzenleyene sorun.',
  PHONE_INVALID: () => 'Bu numarayı kullanamıyorum. Lütfen ülke koduyla yazın, örneğin +90 533 123 45 67.',
  DRIVER_KNOWN: () =>
    'Bu numarayla kayıtlı bir sürücü zaten var, hiçbir şey değiştirilmedi. Lütfen o kaydı değiştirin.',
  LINK_CODE_INVALID: () =>
    'Bu kod doğru değil ya da süresi dolmuş, bağlantı kurulmadı. Lütfen kontrol edin ya da yeni bir kod isteyin.',
  ALREADY_LINKED: () =>
    'İkisinden biri zaten bağlı, hiçbir şey değişmedi. Önce o bağlantıyı kaldırın: buradan ya da WhatsApp’tan BAĞLANTIYI KES yazarak.',
  MODEL_TIMEOUT: () =>
    'Şu anda çok yavaş düşünüyorum, bu yüzden hiçbir şey yapılmadı. Lütfen bir dakika sonra yeniden deneyin.',
  MODEL_RATE_LIMITED: () =>
    'Şu anda çok fazla kişi soruyor, bu yüzden hiçbir şey yapılmadı. Lütfen bir dakika sonra yeniden deneyin.',
  MODEL_UNAVAILABLE: () =>
    'Şu anda düşünemiyorum, bu yüzden hiçbir şey yapılmadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  MODEL_BLOCKED: () =>
    'Bu konuda yardımcı olamıyorum, bu yüzden hiçbir şey yapılmadı. Lütfen başka sözlerle ya da başka bir şey sorun.',
  MODEL_MALFORMED: () => 'Yanıtlarken kafam karıştı, bu yüzden hiçbir şey yapılmadı. Lütfen yeniden sorun.',
  MODEL_MISCONFIGURED: () =>
    'Şu anda doğru ayarlanmış değilim, bu yüzden hiçbir şey yapılmadı. Haberimiz var; lütfen daha sonra yeniden deneyin.',
  UPSTREAM_UNAVAILABLE: () =>
    'Bağlı olduğum bir hizmet şu anda yanıt vermiyor, bu yüzden bitiremedim ve hiçbir şey onaylanmadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  UPSTREAM_FAILED: () =>
    'Bağlı olduğum bir hizmet şu anda yanıt vermiyor, bu yüzden bitiremedim ve hiçbir şey onaylanmadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  UPSTREAM_DENIED: () =>
    'Bağlı olduğum bir hizmet şu anda yanıt vermiyor, bu yüzden bitiremedim ve hiçbir şey onaylanmadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  UPSTREAM_TIMEOUT: () =>
    'Bağlı olduğum bir hizmet şu anda yanıt vermiyor, bu yüzden bitiremedim ve hiçbir şey onaylanmadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  LOCATION_NEEDED: () =>
    'Neredesiniz? Konumunuzu paylaşın ya da çevresine bakılacak bir şehir veya yer yazın.',
  CONFIG_MISSING: () =>
    'Bu bizim tarafımızda doğru ayarlanmamış, bu yüzden hiçbir şey yapılmadı. Haberimiz var; lütfen daha sonra yeniden deneyin.',
  INTERNAL: () =>
    'Bizim tarafımızda bir sorun oldu ve hiçbir şey onaylanmadı. Haberimiz var; lütfen birkaç dakika sonra yeniden deneyin.',
};
