import type { ComingSentences } from './en.ts';

const fa: ComingSentences = {
  title: 'هنوز چیزی اینجا نیست',
  trip: 'سفرهایی که Merve با شما می‌چیند اینجا خواهد بود. رزروها، سفارش‌ها و تاکسی‌هایتان زیر «سفرها» است.',
  group:
    'برنامه‌هایی که یک گروه با هم می‌چیند اینجا خواهد بود. فعلاً بنویسید چند نفرید تا Merve برای همه رزرو کند.',
  toChat: 'پرسیدن از Merve',
};

export default fa;
