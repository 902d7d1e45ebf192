import { counted, isolated } from '@merve/contract/words';
import type { MapSentences } from './en.ts';

const ar: MapSentences = {
  map: 'الخريطة',
  search: 'البحث عن أماكن',
  kind: 'النوع',
  locate: 'موقعي',
  notHere: {
    denied: 'لا يُسمح للمتصفح بمعرفة مكانك. اسمح بذلك في إعدادات هذه الصفحة.',
    unknown: 'تعذّر العثور على موقعك.',
    outside: 'أنت خارج المنطقة التي تعرضها هذه الخريطة.',
  },
  here: 'أنت هنا',
  zoomIn: 'تقريب',
  zoomOut: 'تبعيد',
  loading: 'جارٍ التحميل …',
  failed: 'لم يتم البحث.',
  retry: 'إعادة المحاولة',
  noMap: 'لا يستطيع هذا المتصفح رسم الخريطة؛ كل شيء هنا في قائمة.',
  simpleMap: 'تعذّر تحميل الخريطة المفصّلة؛ هذه خريطة بسيطة.',
  missing: 'لم يعد هذا موجودًا.',
  back: 'كل النتائج',
  askMerve: 'اسأل Merve',
  showList: 'عرض القائمة',
  showMap: 'المزيد من الخريطة',
  found: (count) =>
    counted('ar', count, {
      zero: 'لا أماكن',
      one: 'مكان واحد',
      two: 'مكانان',
      few: '# أماكن',
      many: '# مكانًا',
      other: '# مكان',
    }),
  cluster: (name, count) => `${count} من الأماكن، منها ${isolated(name)}`,
  kinds: {
    all: 'الكل',
    restaurants: 'مطاعم',
    cafes: 'مقاهٍ',
    stays: 'إقامة',
    activities: 'أنشطة',
    services: 'خدمات',
    spa: 'سبا',
    sports: 'رياضة',
    shops: 'متاجر',
    properties: 'عقارات',
    places: 'معالم وأماكن يومية',
  },
};

export default ar;
