import type { MapSentences } from './en.ts';

const tr: MapSentences = {
  map: 'Harita',
  search: 'Yer ara',
  kind: 'Tür',
  locate: 'Konumum',
  notHere: {
    denied: 'Tarayıcının nerede olduğunuzu söyleme izni yok. Bu sayfanın ayarlarından izin verin.',
    unknown: 'Konumunuz bulunamadı.',
    outside: 'Bu haritanın gösterdiği bölgenin dışındasınız.',
  },
  here: 'Buradasınız',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  loading: 'Yükleniyor …',
  failed: 'Arama iletilemedi.',
  retry: 'Yeniden dene',
  noMap: 'Bu tarayıcı haritayı çizemiyor; hepsi liste olarak burada.',
  simpleMap: 'Ayrıntılı harita yüklenemedi; bu, sade bir harita.',
  missing: 'Bu artık burada değil.',
  back: 'Tüm sonuçlar',
  askMerve: "Merve'ye sor",
  showList: 'Listeyi göster',
  showMap: 'Haritayı büyüt',
  found: (count) => `${count} yer`,
  cluster: (name, count) => `${count} yer, aralarında ${name}`,
  kinds: {
    all: 'Her şey',
    restaurants: 'Restoranlar',
    cafes: 'Kafeler',
    stays: 'Konaklama',
    activities: 'Etkinlikler',
    services: 'Hizmetler',
    spa: 'Spa',
    sports: 'Spor',
    shops: 'Mağazalar',
    properties: 'Emlak',
    places: 'Gezilecek ve günlük yerler',
  },
};

export default tr;
