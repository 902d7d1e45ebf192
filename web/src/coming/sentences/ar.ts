import type { ComingSentences } from './en.ts';

const ar: ComingSentences = {
  title: 'لا شيء هنا بعد',
  trip: 'ستكون هنا الرحلات التي تخططها Merve معكم. ما حجزتموه وطلبتموه موجود في رحلاتي.',
  group: 'ستكون هنا خطط المجموعة المشتركة. وحتى ذلك الحين اكتبوا كم عددكم، وستحجز Merve للجميع.',
  toChat: 'اسألوا Merve',
};

export default ar;
