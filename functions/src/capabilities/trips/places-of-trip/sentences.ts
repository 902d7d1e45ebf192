import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../../language/define-sentences.ts';

/** What Merve says of places for a trip. Lists come as text, a line a place. */
export const tripPlaceSentences = defineSentences({
  en: {
    noPoint: () => 'I cannot find where that place is, so I looked for nothing near it.',
    near: (name: string, list: string) => `Near ${name}:\n${list}`,
    nearOutside: (name: string, count: string) => `Near ${name} I found places: ${count}.`,
    source: (owners: string) => `Source: ${owners}`,
    noneNear: (name: string) => `I know of nothing that fits near ${name}.`,
    recommended: (list: string) => `For your trip:\n${list}`,
    notVerified: () => 'not verified: please check that it is there',
    already: (names: string) => `In your trip already: ${names}`,
    whereToEat: (name: string) =>
      `Where to eat near ${name} I look up with your allergies in view: just ask me where to eat there.`,
  },
  tr: {
    noPoint: () => 'O yerin nerede olduğunu bulamıyorum, bu yüzden yakınında bir şeye bakmadım.',
    near: (name, list) => `${name} yakınında:\n${list}`,
    nearOutside: (name, count) => `${name} yakınında ${count} yer buldum.`,
    source: (owners) => `Kaynak: ${owners}`,
    noneNear: (name) => `${name} yakınında uygun bir yer bilmiyorum.`,
    recommended: (list) => `Geziniz için:\n${list}`,
    notVerified: () => 'doğrulanmadı: orada olduğunu lütfen kontrol edin',
    already: (names) => `Gezinizde zaten var: ${names}`,
    whereToEat: (name) =>
      `${name} yakınında nerede yenir, alerjilerinizi göz önünde tutarak bakarım: orada nerede yemek yenir diye sorun.`,
  },
  he: {
    noPoint: () => 'אינני מוצאת היכן המקום הזה, ולכן לא חיפשתי דבר לידו.',
    near: (name, list) => `ליד ${isolated(name)}:\n${isolated(list)}`,
    nearOutside: (name, count) => `ליד ${isolated(name)} מצאתי מקומות: ${isolated(count)}.`,
    source: (owners) => `מקור: ${isolated(owners)}`,
    noneNear: (name) => `אינני מכירה מקום מתאים ליד ${isolated(name)}.`,
    recommended: (list) => `לטיול שלכם:\n${isolated(list)}`,
    notVerified: () => 'לא אומת: כדאי לבדוק שהוא שם',
    already: (names) => `כבר בטיול שלכם: ${isolated(names)}`,
    whereToEat: (name) =>
      `היכן לאכול ליד ${isolated(name)} אני בודקת לפי האלרגיות שלכם: פשוט שאלו אותי איפה אוכלים שם.`,
  },
  ru: {
    noPoint: () => 'Не могу найти, где это место, поэтому рядом с ним ничего не искала.',
    near: (name, list) => `Рядом с местом «${name}»:\n${list}`,
    nearOutside: (name, count) => `Рядом с местом «${name}» нашлось мест: ${count}.`,
    source: (owners) => `Источник: ${owners}`,
    noneNear: (name) => `Рядом с местом «${name}» ничего подходящего не знаю.`,
    recommended: (list) => `Для вашей поездки:\n${list}`,
    notVerified: () => 'не проверено: пожалуйста, уточните, есть ли оно там',
    already: (names) => `Уже есть в вашей поездке: ${names}`,
    whereToEat: (name) =>
      `Где поесть рядом с местом «${name}», я ищу с учётом ваших аллергий: просто спросите, где там поесть.`,
  },
  el: {
    noPoint: () => 'Δεν βρίσκω πού είναι αυτό το μέρος, γι’ αυτό δεν έψαξα κάτι κοντά του.',
    near: (name, list) => `Κοντά στο «${name}»:\n${list}`,
    nearOutside: (name, count) => `Κοντά στο ${name} βρήκα μέρη: ${count}.`,
    source: (owners) => `Πηγή: ${owners}`,
    noneNear: (name) => `Δεν γνωρίζω κάτι κατάλληλο κοντά στο «${name}».`,
    recommended: (list) => `Για το ταξίδι σας:\n${list}`,
    notVerified: () => 'δεν επαληθεύτηκε: παρακαλώ ελέγξτε ότι υπάρχει',
    already: (names) => `Υπάρχει ήδη στο ταξίδι σας: ${names}`,
    whereToEat: (name) =>
      `Πού να φάτε κοντά στο «${name}» το ψάχνω με βάση τις αλλεργίες σας: απλώς ρωτήστε με πού τρώμε εκεί.`,
  },
  de: {
    noPoint: () => 'Ich finde nicht, wo dieser Ort ist, und habe darum nichts in seiner Nähe gesucht.',
    near: (name, list) => `In der Nähe von ${name}:\n${list}`,
    nearOutside: (name, count) => `In der Nähe von ${name} habe ich Orte gefunden: ${count}.`,
    source: (owners) => `Quelle: ${owners}`,
    noneNear: (name) => `In der Nähe von ${name} kenne ich nichts Passendes.`,
    recommended: (list) => `Für Ihre Reise:\n${list}`,
    notVerified: () => 'nicht überprüft: bitte sehen Sie nach, ob es das gibt',
    already: (names) => `Schon in Ihrer Reise: ${names}`,
    whereToEat: (name) =>
      `Wo man in der Nähe von ${name} isst, suche ich mit Blick auf Ihre Allergien: Fragen Sie mich einfach, wo man dort isst.`,
  },
  ar: {
    noPoint: () => 'لا أجد أين يقع هذا المكان، فلم أبحث عن شيء بقربه.',
    near: (name, list) => `بالقرب من ${isolated(name)}:\n${isolated(list)}`,
    nearOutside: (name, count) => `قرب ${isolated(name)} وجدت أماكن: ${isolated(count)}.`,
    source: (owners) => `المصدر: ${isolated(owners)}`,
    noneNear: (name) => `لا أعرف مكانًا مناسبًا بالقرب من ${isolated(name)}.`,
    recommended: (list) => `لرحلتكم:\n${isolated(list)}`,
    notVerified: () => 'لم يُتحقق منه: يُرجى التأكد من وجوده',
    already: (names) => `موجود في رحلتكم: ${isolated(names)}`,
    whereToEat: (name) =>
      `أين تأكلون بالقرب من ${isolated(name)} أبحث عنه مع مراعاة الحساسية لديكم: اسألوني ببساطة أين نأكل هناك.`,
  },
  fa: {
    noPoint: () => 'نمی‌یابم این جا کجاست، پس در نزدیکی آن دنبال چیزی نگشتم.',
    near: (name, list) => `نزدیک ${isolated(name)}:\n${isolated(list)}`,
    nearOutside: (name, count) => `نزدیک ${isolated(name)} ${isolated(count)} جا پیدا کردم.`,
    source: (owners) => `منبع: ${isolated(owners)}`,
    noneNear: (name) => `نزدیک ${isolated(name)} جای مناسبی نمی‌شناسم.`,
    recommended: (list) => `برای سفر شما:\n${isolated(list)}`,
    notVerified: () => 'تأیید نشده: لطفاً بررسی کنید که وجود دارد',
    already: (names) => `در سفر شما هست: ${isolated(names)}`,
    whereToEat: (name) =>
      `جای غذا خوردن نزدیک ${isolated(name)} را با توجه به آلرژی‌های شما می‌یابم: فقط بپرسید آنجا کجا غذا بخوریم.`,
  },
  ko: {
    noPoint: () => '기준 장소의 좌표를 찾을 수 없습니다.',
    near: (name, list) => `${name} 근처:\n${list}`,
    nearOutside: (name, count) => `${name} 근처에서 ${count}곳을 찾았습니다.`,
    source: (owners) => `출처: ${owners}`,
    noneNear: (name) => `${name} 근처에 알맞은 곳을 알지 못합니다.`,
    recommended: (list) => `여행에 어울리는 곳:\n${list}`,
    notVerified: () => '확인되지 않음: 실제로 있는지 확인해 주세요',
    already: (names) => `이미 여행에 있는 곳: ${names}`,
    whereToEat: (name) =>
      `${name} 근처의 식당은 알레르기를 살펴 찾아 드립니다. 그곳에서 어디서 먹을지 물어봐 주세요.`,
  },
});
