import { isolated } from '@merve/contract/words';
import type { MapSentences } from './en.ts';

const fa: MapSentences = {
  map: 'نقشه',
  search: 'جست‌وجوی مکان',
  kind: 'نوع',
  locate: 'موقعیت من',
  notHere: {
    denied: 'مرورگر اجازه ندارد بگوید کجا هستید. در تنظیمات این صفحه اجازه دهید.',
    unknown: 'موقعیت شما پیدا نشد.',
    outside: 'شما بیرون از محدوده‌ی این نقشه هستید.',
  },
  here: 'شما اینجا هستید',
  zoomIn: 'نزدیک‌تر',
  zoomOut: 'دورتر',
  loading: 'در حال بارگیری …',
  failed: 'جست‌وجو انجام نشد.',
  retry: 'تلاش دوباره',
  noMap: 'این مرورگر نمی‌تواند نقشه را بکشد؛ همه چیز اینجا در فهرست هست.',
  simpleMap: 'نقشه‌ی کامل بارگیری نشد؛ این نقشه‌ای ساده است.',
  missing: 'این دیگر اینجا نیست.',
  back: 'همه‌ی نتایج',
  askMerve: 'از Merve بپرسید',
  showList: 'نمایش فهرست',
  showMap: 'نقشه‌ی بیشتر',
  found: (count) => `${count} مکان`,
  cluster: (name, count) => `${count} مکان، از جمله ${isolated(name)}`,
  kinds: {
    all: 'همه',
    restaurants: 'رستوران‌ها',
    cafes: 'کافه‌ها',
    stays: 'اقامت',
    activities: 'فعالیت‌ها',
    services: 'خدمات',
    spa: 'اسپا',
    sports: 'ورزش',
    shops: 'فروشگاه‌ها',
    properties: 'املاک',
    places: 'دیدنی‌ها و جاهای روزمره',
  },
};

export default fa;
