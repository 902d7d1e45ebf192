import type { MeSentences } from './en.ts';

const tr: MeSentences = {
  title: 'Ben',
  close: 'Kapat',
  failed: 'Bu yüklenemedi.',
  retry: 'Yeniden dene',
  loading: 'Yükleniyor …',
  signedOut: 'Merve’ye yazın ya da giriş yapın: anlattıklarınız burada saklanır.',
  about: 'Hakkınızda',
  name: 'Ad',
  nameHint: 'Merve size böyle seslenir ve bu adla yer ayırtır.',
  language: 'Dil',
  languageAny: 'Yazdığım gibi',
  save: 'Kaydet',
  saved: 'Kaydedildi.',
  notSaved: 'Kaydedilemedi. Lütfen yeniden deneyin.',
  allergies: 'Alerjiler',
  noAllergies: 'Merve’ye alerjiniz olduğunu söylemediniz.',
  allergiesHint:
    'Bunu Merve’ye sohbette söylersiniz ve orada geri alırsınız. O zamana kadar size yemek hazırlayanlara iletilir.',
  tell: 'Merve’ye söyle',
  tellWords: 'Şuna alerjim var: ',
  taste: 'Sevdikleriniz',
  dietary: 'Beslenme',
  likes: 'Sevdiğiniz mutfaklar',
  dislikes: 'Kaçındığınız mutfaklar',
  commas: 'Virgülle ayırın.',
  messages: 'Mesajlar',
  messagesHint:
    'Merve buraya ve telefonunuz bağlıysa WhatsApp’a yazar: rezervasyon, sipariş ve taksilerinizle ilgili gelişmeleri. WhatsApp’ta STOP yazarsanız biter.',
  account: 'Hesap ve WhatsApp',
  data: 'Verileriniz',
  dataHint: 'Sizinle ilgili saklanan her şeyi alabilir ve sildirebilirsiniz.',
  download: 'Hepsini indir',
  erase: 'Hepsini sil',
  eraseTitle: 'Her şey silinsin mi?',
  eraseWarning:
    'Bu hesap ve bağlı telefon dahil, sizinle ilgili saklanan her şey silinir. Geri alınamaz ve hiçbir rezervasyonu iptal etmez: istemediklerinizi önce iptal edin.',
  eraseYes: 'Hepsini sil',
  keep: 'Vazgeç',
  erased: 'Başladı. Yarım saat içinde her şey silinmiş olur.',
  severity: {
    unknown: 'Ne kadar kötü: belirtilmedi',
    mild: 'Hafif',
    moderate: 'Orta',
    severe: 'Ağır',
    anaphylactic: 'Hayati tehlike',
  },
  whose: {
    self: 'Sizin',
    child: 'Çocuğunuzun',
    companion: 'Yanınızdaki birinin',
    unknown: 'Kimin olduğu belirtilmedi',
  },
};

export default tr;
