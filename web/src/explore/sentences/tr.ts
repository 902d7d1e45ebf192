import { counted } from '@merve/contract/words';
import type { ExploreSentences } from './en.ts';

const tr: ExploreSentences = {
  title: 'Keşfet',
  box: 'Ne arıyorsunuz?',
  placeholder: 'Yakınımda vegan pizza',
  search: 'Ara',
  hint: 'Restoran, kafe, dükkân, gezilecek yer: kendi sözlerinizle yazın.',
  examplesTitle: 'Örnekler',
  examples: ['Tel Aviv’de vegan pizza', 'Yakınımda şu an açık kafeler', 'En yakın eczane'],
  results: 'Sonuçlar',
  searching: 'Aranıyor …',
  understood: 'Anlaşılan:',
  remove: (said) => `${said} olmadan`,
  found: (count) => counted('tr', count, { other: '# yer' }),
  nothing: 'Bir şey bulunamadı',
  nothingHint: 'Yukarıdakilerden birini çıkarın veya başka bir yere bakın.',
  ownList: 'Merve’nin kendi listesinden',
  more: 'Daha fazla yer',
  chips: {
    venue: 'Adıyla tek bir yer',
    around: 'Yalnız bu çevrede',
    openNow: 'Şu an açık',
    nearest: 'Önce en yakın',
    me: 'Yakınınızda',
    point: 'Bir noktanın çevresinde',
    cheap: 'Ucuz',
    notDear: 'Pahalı olmayan',
    dear: 'Pahalı',
    target: (place) => `Yer: ${place}`,
    within: (distance) => `En çok ${distance} uzakta`,
  },
  notes: {
    target_not_located: 'Oranın nerede olduğu bulunamadı; sözlerine göre arandı.',
    provider_fell_back: 'Büyük yer listesi şu an kullanılamıyor; bunlar onsuz bilinenler.',
    exclusion_not_applied: 'İstemediğiniz şey aramadan çıkarılamadı.',
    radius_cut: 'O kadar uzağı aranamıyor; arama gidebildiği kadar gitti.',
    opennow_not_certain: 'Çalışma saatleri her yer için bilinmiyor.',
  },
  where: 'Neredesiniz?',
  locate: 'Konumumu kullan',
  town: 'Şehir veya semt',
  searchThere: 'Orada ara',
  notLocated: {
    denied:
      'Tarayıcının yerinizi söylemesine izin yok. Bu sayfanın ayarlarından izin verin veya bir yer yazın.',
    unknown: 'Konumunuz bulunamadı. Bunun yerine bir yer yazın.',
  },
  limit: 'Kısa sürede çok arama yaptınız. Biraz bekleyin.',
  limitFor: (count) =>
    counted('tr', count, { other: 'Kısa sürede çok arama yaptınız. # saniye sonra devam edin.' }),
  signedOut: 'Oturumunuz kapandı. Aramak için giriş yapın.',
  signIn: 'Giriş yap',
  notHere: 'Bu arama bölgenizde sunulmuyor. Kendi yerlerimiz haritada.',
  toMap: 'Haritaya',
  notUnderstood: 'Bu bir arama olarak anlaşılamadı. Ne aradığınızı ve nerede aradığınızı yazın.',
  late: 'Arama çok uzun sürdü.',
  offline: 'Bağlantı yok.',
  failed: 'Arama yapılamadı.',
  retry: 'Yeniden dene',
};

export default tr;
