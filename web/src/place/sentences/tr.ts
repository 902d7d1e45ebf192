import type { PlaceSentences } from './en.ts';

const tr: PlaceSentences = {
  loading: 'Yükleniyor …',
  failed: 'Bu yer yüklenemedi.',
  retry: 'Tekrar dene',
  missing: 'Bu yer artık burada değil.',
  toExplore: 'Başka yerleri keşfet',
  hours: 'Çalışma saatleri',
  closed: 'Kapalı',
  today: 'Bugün',
  freeTimes: 'Boş saatler',
  askMerve: 'Merve’ye sor',
  directions: 'Yol tarifi',
  beside: 'Konuşulan yer',
  openPage: 'Sayfasını aç',
  pictures: 'Bu yerin fotoğrafları',
};

export default tr;
