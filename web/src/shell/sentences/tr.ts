import type { ShellSentences } from './en.ts';

const tr: ShellSentences = {
  chat: 'Sohbet',
  trips: 'Gezilerim',
  me: 'Ben',
  pages: 'Ana sayfalar',
  explore: 'Keşfet',
  picked: 'Sizin için seçilenler',
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
  pageMissing: 'Bu sayfa yüklenemedi',
  pageMissingWhy:
    'Merve’nin yeni bir sürümü çıkmış olabilir ya da bağlantı yok. Rezervasyonlarınız, siparişleriniz ve yazdıklarınız duruyor.',
  loadPageAgain: 'Yeniden yükle',
  noSuchPage: 'Bu adreste bir sayfa yok',
  toChat: 'Sohbete git',
};

export default tr;
