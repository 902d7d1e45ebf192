import type { NewGroupSentences } from './en.ts';

const ar: NewGroupSentences = {
  title: 'دعوا أصدقاءكم يصوّتون',
  hint: 'اختاروا الأماكن وأرسلوا الرابط. لا تراسل Merve أحدًا، ولا يُحجز شيء من دون «نعم» منكم.',
  name: 'لأي مناسبة؟',
  namePlaceholder: 'عشاء الجمعة',
  yourName: 'اسمكم',
  places: 'أماكن التصويت',
  chosen: (count) => `اخترتم ${count}، والحد الأقصى 8`,
  noPlaces: 'هنا الأماكن التي عرضتها Merve عليكم. ابحثوا أولًا.',
  look: 'البحث عن أماكن',
  ask: 'اسألوا Merve',
  plan: 'أفكار لمجموعة',
  when: 'متى، إن كنتم تعرفون',
  whenPast: 'هذا الوقت مضى. اختاروا وقتًا لاحقًا.',
  ends: 'ينتهي التصويت',
  inHours: (hours) => `بعد ${hours} ساعات`,
  inOneDay: 'بعد يوم',
  inDays: (days) => `بعد ${days} أيام`,
  endsLate: 'سينتهي بعد ذلك الوقت. اجعلوه ينتهي أبكر.',
  ranked: 'يرتّب كل واحد الأماكن',
  secret: 'الأصوات مخفية حتى النهاية',
  start: 'ابدؤوا التصويت',
  needsTwo: 'اختاروا مكانين على الأقل.',
  failed: 'تعذّر بدء التصويت. لم يُنشأ شيء؛ حاولوا مجددًا.',
};
export default ar;
