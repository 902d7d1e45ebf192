import type { ComingSentences } from './en.ts';

const he: ComingSentences = {
  title: 'עדיין אין כאן כלום',
  trip: 'טיולים שמרווה תתכנן איתכם יהיו כאן. מה שהזמנתם נמצא תחת טיולים.',
  group: 'תוכניות שקבוצה עושה יחד יהיו כאן. בינתיים כתבו כמה אתם, ומרווה תזמין לכולכם.',
  toChat: 'לשאול את מרווה',
};

export default he;
