import type { ComingSentences } from './en.ts';

const tr: ComingSentences = {
  title: 'Burada henüz bir şey yok',
  trip: 'Merve’nin sizinle planlayacağı geziler burada olacak. Rezervasyon, sipariş ve taksileriniz Gezilerim’de.',
  group:
    'Bir grubun birlikte yaptığı planlar burada olacak. Şimdilik kaç kişi olduğunuzu yazın, Merve hepinize yer ayırtır.',
  toChat: 'Merve’ye sor',
};

export default tr;
