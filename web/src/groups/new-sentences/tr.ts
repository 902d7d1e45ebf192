import type { NewGroupSentences } from './en.ts';

const tr: NewGroupSentences = {
  title: 'Arkadaşlarınız oylasın',
  hint: 'Yerleri seçin, bağlantıyı iletin. Merve kimseye yazmaz ve EVET’iniz olmadan hiçbir yer ayırtılmaz.',
  name: 'Ne için?',
  namePlaceholder: 'Cuma yemeği',
  yourName: 'Adınız',
  places: 'Oylanacak yerler',
  chosen: (count) => `${count} seçildi, en çok 8`,
  noPlaces: 'Merve’nin size gösterdiği yerler burada durur. Önce biraz arayın.',
  look: 'Yer ara',
  ask: 'Merve’ye sor',
  plan: 'Grup için fikir bul',
  when: 'Ne zaman, biliyorsanız',
  whenPast: 'O zaman geçti. Daha sonrasını seçin.',
  ends: 'Oylama bitsin',
  inHours: (hours) => `${hours} saat sonra`,
  inOneDay: 'bir gün sonra',
  inDays: (days) => `${days} gün sonra`,
  endsLate: 'O zamandan sonra biterdi. Daha erken bitsin.',
  ranked: 'Herkes yerleri sıraya koysun',
  secret: 'Oylar sona kadar gizli kalsın',
  start: 'Oylamayı başlat',
  needsTwo: 'En az iki yer seçin.',
  failed: 'Oylama başlatılamadı. Hiçbir şey oluşturulmadı; lütfen yeniden deneyin.',
};
export default tr;
