import type { Language } from '@merve/contract';
import type { ErrorCode } from '../platform/errors.ts';
import { type SpokenLanguage, spokenLanguage } from './define-sentences.ts';

type Details = Readonly<Record<string, string | number>>;
type Sentence = (details: Details) => string;

/** An instant as the ledger writes it: in UTC, so not yet what a clock at the place shows. */
const utcInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * `text` with the detail put in, or `otherwise` when the error carries no such detail. An instant nobody has put
 * into local time counts as none: a person must not read a UTC time as theirs.
 */
function given(details: Details, name: string, text: (value: string) => string, otherwise = ''): string {
  const value = details[name];
  if (value === undefined || value === '' || utcInstant.test(String(value))) return otherwise;
  return text(String(value));
}

/**
 * What a person is told for each error: what happened, what was not done, what to do next. A code without a
 * sentence does not compile. Details used, each of which may be missing: those of the ledger's refusals (`check-bookable.ts`)
 * with instants already put into local words, and `name`, `names`, `problems`, `oldPrice`, `newPrice`, `max`.
 */
const sentences: Record<SpokenLanguage, Record<ErrorCode, Sentence>> = {
  en: {
    BAD_REQUEST: () =>
      'I could not read that request, so nothing was done. Please check it and send it again.',
    EMPTY_MESSAGE: () => 'That message was empty. Tell me in a few words what you need.',
    MESSAGE_TOO_LONG: (d) =>
      `That message is too long for me${given(d, 'max', (max) => ` (at most ${max} characters)`)}, so I have not read it. Please send a shorter one.`,
    SIGNATURE_MISSING: () =>
      'This request is not signed, so nothing was done. Please use the official channel.',
    SIGNATURE_INVALID: () =>
      "This request's signature is not valid, so nothing was done. Please use the official channel.",
    UNAUTHENTICATED: () => 'You are not signed in, so nothing was done. Please sign in and try again.',
    FORBIDDEN: () =>
      'You are not allowed to do that, so nothing was done. Please check which account you are using.',
    NOT_FOUND: () => 'I could not find that, so nothing was done. Please check it and try again.',
    METHOD_NOT_ALLOWED: () => 'That kind of request does not exist here, so nothing was done.',
    TOOL_UNKNOWN: () =>
      'I cannot do that, so nothing was done. Ask me to search, book, cancel or list your bookings.',
    TOOL_DISABLED: () =>
      'That is not available here at the moment, so nothing was done. I can help with something else.',
    TOOL_ARGUMENTS_INVALID: (d) =>
      `Something in that request was missing or not understandable${given(d, 'problems', (problems) => ` (${problems})`)}, so nothing was done. Please say it again with the details.`,
    MARKET_CLOSED: () =>
      'I am not taking requests in this region at the moment, so nothing was done. Please try again later.',
    POLICY_CHANGED: () =>
      'The rules for this changed after I showed it to you, so nothing was booked. Please ask again and I will check what is possible now.',
    PRICE_CHANGED: (d) =>
      `The price changed${given(d, 'oldPrice', (old) => ` from ${old}`)}${given(d, 'newPrice', (now) => ` to ${now}`)} after I showed it to you, so nothing was booked. Please ask again to book at the new price.`,
    POLICY_INVALID: () =>
      'This policy cannot be saved as it is, so nothing was changed. Please correct what is named and save it again.',
    POLICY_OUTDATED: () =>
      'Somebody else has changed the policy since you saw it, so nothing was changed. Please look at the newer one and decide again.',
    LISTING_NOT_FOUND: (d) =>
      `I could not find ${given(d, 'name', (name) => `a place called “${name}”`, 'that place')}, so nothing was booked. Please check the name, or ask me to search.`,
    LISTING_AMBIGUOUS: (d) =>
      `More than one place fits that name${given(d, 'names', (names) => `: ${names}`)}. Nothing was booked yet: which one do you mean?`,
    NOT_BOOKABLE: (d) =>
      `${given(d, 'name', (name) => name, 'That place')} cannot be booked through me, so nothing was booked. Ask me for another place, or contact them directly.`,
    TIME_INVALID: (d) =>
      given(
        d,
        'slotMinutes',
        (slot) =>
          `They take bookings every ${slot} minutes${given(d, 'before', (before) => given(d, 'after', (after) => `, so at ${before} or at ${after}`))}, and nothing was booked for the time you gave. Which time shall I try?`,
        'That is not a date and time of the calendar, so nothing was booked. Please give the day and the time, for example “12 May at 20:00”.',
      ),
    TIME_PAST: () => 'That time has already passed, so nothing was booked. Please choose a later one.',
    TIME_TOO_SOON: (d) =>
      `That is too soon: they need ${given(d, 'leadMinutes', (minutes) => `at least ${minutes} minutes`, 'more')} notice. Nothing was booked; please choose a later time.`,
    TIME_TOO_FAR: (d) =>
      `That is too far ahead${given(d, 'bookingWindowDays', (days) => `: they take bookings up to ${days} days ahead`)}. Nothing was booked; please choose an earlier day.`,
    TIME_DOES_NOT_EXIST: () =>
      'That time does not exist: the clocks go forward over it on that day. Nothing was booked; please choose a time an hour later.',
    BUSINESS_CLOSED: (d) =>
      `${given(
        d,
        'closesAt',
        (closes) =>
          `They close at ${closes}${given(d, 'durationMinutes', (minutes) => ` and a booking takes ${minutes} minutes`)}, so that is too late and nothing was booked.`,
        'They are closed at that time, so nothing was booked.',
      )}${given(d, 'nextOpensAt', (opens) => ` They next open ${opens}.`)} Please choose another time.`,
    PARTY_TOO_SMALL: (d) =>
      `A booking needs at least ${given(d, 'minParty', (min) => (min === '1' ? 'one person' : `${min} people`), 'one person')}, so nothing was booked. For how many people shall I ask?`,
    PARTY_TOO_LARGE: (d) =>
      `That party is too large${given(d, 'maxParty', (max) => `: they take up to ${max} people in one booking`)}. Nothing was booked; please choose a smaller party or contact them directly.`,
    ITEM_NOT_FOUND: (d) =>
      `I could not find ${given(d, 'item', (item) => `“${item}”`, 'that')} on the list${given(d, 'name', (name) => ` of ${name}`)}, so nothing was ordered.${given(d, 'names', (names) => ` They have: ${names}.`)} What shall it be?`,
    ITEM_AMBIGUOUS: (d) =>
      `${given(d, 'item', (item) => `“${item}”`, 'That')} could be more than one thing${given(d, 'names', (names) => `: ${names}`)}. Nothing was ordered yet: which one do you mean?`,
    ITEM_UNAVAILABLE: (d) =>
      `${given(d, 'item', (item) => item, 'That')} is not available at the moment, so nothing was ordered. Please choose something else.`,
    CHOICE_MISSING: (d) =>
      `${given(d, 'item', (item) => item, 'A choice')} is not complete yet: please choose${given(d, 'option', (option) => ` the ${option}`)}${given(d, 'names', (names) => ` (${names})`)}. Nothing was ordered.`,
    ALLERGEN_PRESENT: (d) =>
      `You wrote: “${given(d, 'allergy', (said) => said, '…')}”. ${given(d, 'item', (item) => item, 'One of the dishes')} ${d['how'] === 'may_contain' ? 'may contain' : 'contains'} ${given(d, 'allergen', (allergen) => allergen, 'that')}, so I have not ordered it, nor anything else. Please choose something else or ask them directly.`,
    BELOW_MINIMUM: (d) =>
      `They take orders from ${given(d, 'minimum', (minimum) => minimum, 'a higher amount')} on${given(d, 'sum', (sum) => `, and this is ${sum}`)}. Nothing was ordered; what shall I add?`,
    OUT_OF_AREA: (d) =>
      `They do not come to that place${given(d, 'towns', (towns) => `: they serve ${towns}`)}. Nothing was ordered; please give another address${given(d, 'collect', () => ', or say that you collect it')}.`,
    PLACE_MISSING: (d) =>
      `Where to? Please share your location or write the address with its town${given(d, 'collect', () => ', or say that you collect it')}. Nothing was ordered yet.`,
    MERCHANT_UNREACHABLE: (d) =>
      `${given(d, 'name', (name) => name, 'They')} cannot be reached through me, so nothing was ordered. Please contact them directly, or ask me for another place.`,
    REQUEST_NOT_FOUND: (d) =>
      `I could not find ${given(d, 'reference', (reference) => `an order or request ${reference}`, 'an open order or request')} of yours, so nothing was changed. Please check the code.`,
    REQUEST_OVER: () => 'That has come to an end already; nothing was changed.',
    SLOT_TAKEN: () => 'That time has just been taken, so nothing was booked. Please choose another time.',
    TRANSACTION_NOT_FOUND: (d) =>
      `I could not find ${given(d, 'reference', (reference) => `a booking ${reference}`, 'that booking')} of yours, so nothing was changed. Ask me for “my bookings” to see them.`,
    NOT_A_DRAFT: () =>
      'That booking has already moved on, so nothing was changed. Ask me for “my bookings” to see where it stands.',
    NOT_HELD: () =>
      'That booking is not waiting for a confirmation, so nothing was changed. Ask me for “my bookings” to see where it stands.',
    ALREADY_CONFIRMED: () =>
      'That booking is already confirmed; nothing was changed. To give it up, ask me to cancel it.',
    ALREADY_CANCELLED: () =>
      'That booking was already cancelled; nothing was changed. Ask me to book again if you want it back.',
    HOLD_EXPIRED: () =>
      'The time for answering ran out, so nothing was booked and the place was given free. Ask me again and I will look whether it is still free.',
    IDEMPOTENCY_MISMATCH: () =>
      'The same request came twice with different contents, so nothing was done. Please ask again.',
    ACTION_NOT_PENDING: () =>
      'There is nothing waiting for your YES, so nothing was done. Please tell me what you would like.',
    NOT_THE_OWNER: () =>
      'That belongs to somebody else, so nothing was changed. Only the person who made it can do that.',
    PLACE_NOT_FOUND: (d) =>
      `${given(d, 'place', (place) => `I could not find “${place}” on the map`, 'I do not know where you are')}, so no taxi was called. Share your location, or name a town or a place I know.`,
    RIDE_OPEN: (d) =>
      `You already have ${given(d, 'code', (code) => `ride ${code}`, 'a ride')}, so I did not call another taxi. Tell me if you want to call that one off.`,
    RIDE_NOT_FOUND: () => 'You have no taxi ride that is still to come, so nothing was called off.',
    RIDE_UNDER_WAY: () =>
      'That ride is already on its way, so it cannot be called off here. Please speak to the driver.',
    RIDE_OVER: () => 'That ride is over already, so nothing has changed. Ask again if you need another taxi.',
    NO_TAXI: () =>
      'No driver near there is free just now, so no taxi was called. Please try again in a while.',
    LEASE_LOST: () =>
      'I was interrupted before I could finish. Please give me a moment and ask again if no answer comes.',
    RATE_LIMITED: (d) =>
      `You are writing faster than I may answer, so that message was not taken. ${given(d, 'seconds', (seconds) => `Please send it again in ${seconds} seconds.`, 'Please send it again in a minute.')}`,
    OUTBOUND_LIMIT: () =>
      'That would take more messages than I may send at once, so I left it. Please ask for one thing at a time.',
    TAKEN_OVER: () => 'A colleague has taken over this conversation and will answer you.',
    NOT_TAKEN_OVER: () => 'Nobody has taken this conversation over, so nothing was sent. Take it over first.',
    PERSON_OPTED_OUT: () =>
      'This person asked for no more messages, so nothing was sent. They can write START to come back.',
    TURN_LIMIT: () =>
      'That took me more steps than I may take at once, so I stopped. Nothing waits without your YES; please ask for one thing at a time.',
    PHONE_INVALID: () =>
      'That is no phone number I can use. Please write it with its country code, for example +90 533 123 45 67.',
    LINK_CODE_INVALID: () =>
      'That code is not right, or has run out, so nothing was linked. Please check it, or ask for a new one.',
    ALREADY_LINKED: () =>
      'One of the two is linked already, so nothing was changed. End that link first: here, or by writing UNLINK on WhatsApp.',
    MODEL_TIMEOUT: () =>
      'I am thinking too slowly right now, so nothing was done. Please try again in a minute.',
    MODEL_RATE_LIMITED: () =>
      'Too many people are asking me at once, so nothing was done. Please try again in a minute.',
    MODEL_UNAVAILABLE: () =>
      'I cannot think clearly right now, so nothing was done. Please try again in a few minutes.',
    MODEL_BLOCKED: () =>
      'I cannot help with that, so nothing was done. Please ask in other words or for something else.',
    MODEL_MALFORMED: () => 'I got confused while answering, so nothing was done. Please ask again.',
    MODEL_MISCONFIGURED: () =>
      'I am not set up correctly right now, so nothing was done. We have been told; please try again later.',
    UPSTREAM_UNAVAILABLE: () =>
      'A service I depend on does not answer right now, so I could not finish, and nothing is confirmed. Please try again in a few minutes.',
    CONFIG_MISSING: () =>
      'This is not set up correctly on our side, so nothing was done. We have been told; please try again later.',
    INTERNAL: () =>
      'Something went wrong on our side, and nothing was confirmed. We have been told; please try again in a few minutes.',
  },
  tr: {
    BAD_REQUEST: () =>
      'Bu isteği okuyamadım, bu yüzden hiçbir şey yapılmadı. Lütfen kontrol edip yeniden gönderin.',
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
    TOOL_ARGUMENTS_INVALID: (d) =>
      `Bu istekte bir şey eksik ya da anlaşılmıyor${given(d, 'problems', (problems) => ` (${problems})`)}, bu yüzden hiçbir şey yapılmadı. Lütfen ayrıntılarıyla yeniden yazın.`,
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
    PARTY_TOO_SMALL: (d) =>
      `Rezervasyon en az ${given(d, 'minParty', (min) => min, '1')} kişi için yapılabilir, bu yüzden rezervasyon yapılmadı. Kaç kişi için sorayım?`,
    PARTY_TOO_LARGE: (d) =>
      `Kişi sayısı çok yüksek${given(d, 'maxParty', (max) => `: bir rezervasyonda en fazla ${max} kişi alıyorlar`)}. Rezervasyon yapılmadı; lütfen kişi sayısını azaltın ya da doğrudan onlara ulaşın.`,
    ITEM_NOT_FOUND: (d) =>
      `Listede${given(d, 'name', (name) => ` (${name})`)} ${given(d, 'item', (item) => `“${item}”`, 'bunu')} bulamadım, bu yüzden hiçbir şey sipariş edilmedi.${given(d, 'names', (names) => ` Olanlar: ${names}.`)} Ne olsun?`,
    ITEM_AMBIGUOUS: (d) =>
      `${given(d, 'item', (item) => `“${item}”`, 'Bu')} birden fazla şey olabilir${given(d, 'names', (names) => `: ${names}`)}. Henüz hiçbir şey sipariş edilmedi: hangisini istiyorsunuz?`,
    ITEM_UNAVAILABLE: (d) =>
      `${given(d, 'item', (item) => item, 'Bu')} şu anda yok, bu yüzden hiçbir şey sipariş edilmedi. Lütfen başka bir şey seçin.`,
    CHOICE_MISSING: (d) =>
      `${given(d, 'item', (item) => item, 'Bir seçim')} için henüz bir seçim eksik${given(d, 'option', (option) => `: ${option}`)}${given(d, 'names', (names) => ` (${names})`)}. Hiçbir şey sipariş edilmedi.`,
    ALLERGEN_PRESENT: (d) =>
      `Yazdığınız: “${given(d, 'allergy', (said) => said, '…')}”. ${given(d, 'item', (item) => item, 'Yemeklerden biri')} şunu ${d['how'] === 'may_contain' ? 'içerebilir' : 'içeriyor'}: ${given(d, 'allergen', (allergen) => allergen, 'bu madde')}. Bu yüzden ne onu ne de başka bir şeyi sipariş ettim. Lütfen başka bir şey seçin veya doğrudan kendilerine sorun.`,
    BELOW_MINIMUM: (d) =>
      `En az ${given(d, 'minimum', (minimum) => minimum, 'daha yüksek bir tutar')} tutarında sipariş alıyorlar${given(d, 'sum', (sum) => `, bu ise ${sum}`)}. Hiçbir şey sipariş edilmedi; ne ekleyeyim?`,
    OUT_OF_AREA: (d) =>
      `Oraya gelmiyorlar${given(d, 'towns', (towns) => `; geldikleri yerler: ${towns}`)}. Hiçbir şey sipariş edilmedi; lütfen başka bir adres verin${given(d, 'collect', () => ' veya gelip alacağınızı söyleyin')}.`,
    PLACE_MISSING: (d) =>
      `Nereye? Lütfen konumunuzu paylaşın veya adresi şehriyle birlikte yazın${given(d, 'collect', () => ' ya da gelip alacağınızı söyleyin')}. Henüz hiçbir şey sipariş edilmedi.`,
    MERCHANT_UNREACHABLE: (d) =>
      `${given(d, 'name', (name) => name, 'İşletme')} benim üzerimden ulaşılabilir değil, bu yüzden hiçbir şey sipariş edilmedi. Lütfen doğrudan ulaşın veya benden başka bir yer isteyin.`,
    REQUEST_NOT_FOUND: (d) =>
      `${given(d, 'reference', (reference) => `Size ait ${reference} kodlu bir sipariş veya talep`, 'Size ait açık bir sipariş veya talep')} bulamadım, bu yüzden hiçbir şey değiştirilmedi. Lütfen kodu kontrol edin.`,
    REQUEST_OVER: () => 'Bu zaten sona erdi; hiçbir şey değiştirilmedi.',
    SLOT_TAKEN: () => 'Bu saat az önce doldu, bu yüzden rezervasyon yapılmadı. Lütfen başka bir saat seçin.',
    TRANSACTION_NOT_FOUND: (d) =>
      `Size ait ${given(d, 'reference', (reference) => `${reference} kodlu bir rezervasyon`, 'böyle bir rezervasyon')} bulamadım, bu yüzden hiçbir şey değişmedi. Görmek için “rezervasyonlarım” yazın.`,
    NOT_A_DRAFT: () =>
      'Bu rezervasyon çoktan ilerledi, bu yüzden hiçbir şey değişmedi. Durumunu görmek için “rezervasyonlarım” yazın.',
    NOT_HELD: () =>
      'Bu rezervasyon onay beklemiyor, bu yüzden hiçbir şey değişmedi. Durumunu görmek için “rezervasyonlarım” yazın.',
    ALREADY_CONFIRMED: () =>
      'Bu rezervasyon zaten onaylı; hiçbir şey değişmedi. Vazgeçmek için iptal etmemi isteyin.',
    ALREADY_CANCELLED: () =>
      'Bu rezervasyon zaten iptal edilmiş; hiçbir şey değişmedi. Geri isterseniz yeniden rezervasyon isteyin.',
    HOLD_EXPIRED: () =>
      'Yanıt süresi doldu, bu yüzden rezervasyon yapılmadı ve yer serbest bırakıldı. Yeniden sorun, hâlâ boş mu bakayım.',
    IDEMPOTENCY_MISMATCH: () =>
      'Aynı istek iki kez farklı içerikle geldi, bu yüzden hiçbir şey yapılmadı. Lütfen yeniden isteyin.',
    ACTION_NOT_PENDING: () =>
      'EVET yanıtınızı bekleyen bir işlem yok, bu yüzden hiçbir şey yapılmadı. Lütfen ne istediğinizi yazın.',
    NOT_THE_OWNER: () =>
      'Bu başka birine ait, bu yüzden hiçbir şey değişmedi. Bunu yalnızca yapan kişi değiştirebilir.',
    PLACE_NOT_FOUND: (d) =>
      `${given(d, 'place', (place) => `“${place}” yerini haritada bulamadım`, 'Nerede olduğunuzu bilmiyorum')}, bu yüzden taksi çağrılmadı. Konumunuzu paylaşın ya da bildiğim bir şehir veya yer yazın.`,
    RIDE_OPEN: (d) =>
      `${given(d, 'code', (code) => `${code} yolculuğunuz`, 'Bir yolculuğunuz')} zaten var, bu yüzden başka taksi çağırmadım. Onu iptal etmek isterseniz yazın.`,
    RIDE_NOT_FOUND: () => 'Bekleyen bir taksi yolculuğunuz yok, bu yüzden bir şey iptal edilmedi.',
    RIDE_UNDER_WAY: () => 'Bu yolculuk başladı, bu yüzden buradan iptal edilemez. Lütfen sürücüyle konuşun.',
    RIDE_OVER: () => 'Bu yolculuk zaten bitti, hiçbir şey değişmedi. Yeni bir taksi gerekiyorsa yazın.',
    NO_TAXI: () =>
      'Şu anda oralarda boş sürücü yok, bu yüzden taksi çağrılmadı. Lütfen biraz sonra yeniden deneyin.',
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
    PHONE_INVALID: () => 'Bu numarayı kullanamıyorum. Lütfen ülke koduyla yazın, örneğin +90 533 123 45 67.',
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
    CONFIG_MISSING: () =>
      'Bu bizim tarafımızda doğru ayarlanmamış, bu yüzden hiçbir şey yapılmadı. Haberimiz var; lütfen daha sonra yeniden deneyin.',
    INTERNAL: () =>
      'Bizim tarafımızda bir sorun oldu ve hiçbir şey onaylanmadı. Haberimiz var; lütfen birkaç dakika sonra yeniden deneyin.',
  },
};

/** The codes that have a sentence: all of them, in every spoken language. */
export function errorCodesSpoken(language: Language): string[] {
  return Object.keys(sentences[spokenLanguage(language)]);
}

/** The sentence for a person, in their language where Merve speaks it, with what the error's details tell. */
export function errorSentence(
  error: { readonly code: ErrorCode; readonly details: Details },
  language: Language,
): string {
  return sentences[spokenLanguage(language)][error.code](error.details);
}
