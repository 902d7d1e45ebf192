import type { ShellSentences } from './en.ts';

const tr: ShellSentences = {
  chat: 'Sohbet',
  mine: 'Benimkiler',
  map: 'Harita',
  admin: 'Pazarı yönet',
  language: 'Dil',
  theme: 'Görünüm',
  themeSystem: 'Sistem gibi',
  themeLight: 'Açık',
  themeDark: 'Koyu',
  menu: 'Menü',
  close: 'Kapat',
  loading: 'Yükleniyor …',
  offline: 'Bağlantı yok. Yazdıklarınız bağlantı gelince gönderilir.',
  signOut: 'Çıkış yap',
  signIn: 'Giriş yap',
  account: 'Hesap',
  guest: 'Bu cihazda misafir',
  skip: 'İçeriğe geç',
};

export default tr;
