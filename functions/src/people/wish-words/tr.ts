import type { WishWords } from './wish-words.ts';

export const turkish: WishWords = {
  human: `
    insanla|insan|bir insana|insan bir*|yetkiliye|yetkili biri*|yetkili bir*|yetkiliyle|gerçek biri*
    gerçek kişi*|gerçek birisi*|müşteri hizmet*|müşteri temsilci*|temsilci*|operatör*|canlı destek*
    destek ekib*|canlı biri*|destek hat*`,
  somebody: `
    biri|biriyle|birine|birisiyle|kişiyle|çalışan*|görevli*|müdürünüz*|müdürle|yetkili*|yetkiliniz
    patronunuz*`,
  talk: 'konuş*|görüş*|bağla*|aktar*|yaz*mak',
  want: 'isti*|ver*|var mı|yok mu|lütfen|lazım|konuş*|görüş*|bağla*|aktar*|ulaş*|ara*|numara*',
  humanWanted: `
    canlı destek|etten kemikten|ofiste biri|ofiste arayabileceğim|ofiste kimse|arayabileceğim biri
    arayabileceğim kimse|arkadaşınız devralsın|iş arkadaşınız|ekipten biri|ekibinizden biri
    beni dinleyen biri|dinleyen biri|anlayan biri|anlayan bir insan|derdimi anlayan|bir insan olsun
    gerçek bir insan|gerçek biri|canlı biri|kanlı canlı|sorumlu kimse|sorumlu kişi|beni arasın|beni arayın
    biri beni arasın|biri arasın|insan evladı|makineyle konuşmak istemiyorum|robotla konuşmak istemiyorum
    birine bağla*|birine aktar*|insana bağla*|insana aktar*|çağrı merkezi|bir büyüğün*`,
  bot: `
    bot|robot|botla|robotla|bottan|robottan|yapay zeka*|makine*|bilgisayar*|yazılım*|program*|makineyle
    bilgisayarla|yapay zekayla|yapay zekasın|yapay zekâ|chat gpt|gpt|çet gpt|dil modeli|algoritma|otomatik
    otomat|program|yazılım|teneke|makine|makina|makinesin|sohbet robotu`,
  areYou: `
    mısın*|misin*|musun*|müsün*|mısınız|misiniz|musunuz|mu cevap*|mi cevap*|karşımda*|mı konuşuyorum
    mi konuşuyorum|mu konuşuyorum|ile mi|yla mı|bu bir|kiminle konuş*|mu yazıyor|mi yazıyor|mi bu|mu bu
    yazışıyorum|konuşuyorum|mesajlaşıyorum|karşımda|karşımdaki|misin|musun|mısın|müsün|mi yoksa|mı yoksa
    mu yoksa|yoksa insan|itiraf et|yemin et|gibi bir şey|arkasında|kim yazıyor|robotla mı|botla mı
    gerçek misin`,
  data: `
    verilerim*|verimi*|kişisel veri*|kişisel bilgi*|hakkımdaki*|hakkımda tut*|hakkımda ne*|hakkımda her*
    hakkımda sakla*|hakkımda bil*|hakkımda ola*|hakkımızdaki*|bilgilerim*|bendeki bilgi*|bana ait*|kaydım*
    kayıtlarım*|geçmişim*|yazışmalarım*|mesajlarım*|kendi verilerimi|hakkımda|hakkımdaki|benimle ilgili
    bende ne|bana ait|benden ne|biriktirdi*|sohbet geçmişi*|yazışma*|konuşma geçmişi*|dosyamı|dosyam
    anlattığım her şey*|söylediğim her şey*|tüm verilerim*|bilgilerimin|bende olan|veri dökümü|verilerimi
    izlerimi|izimi|profilim*|her şeyimi`,
  account: 'hesabım*|üyeliğim*|profilim*|sohbet*',
  written: `
    numaram*|telefonum*|yazdıklarım*|yazdığım*|konumum*|adresim*|söylediklerim*|mesajlarım*|bu sohbet*
    konuşma*|söylediğim*|anlattıklarım*|bilgilerim*|verilerim*|konuştuklarım*|kartım*|kimliğim*
    burada yazdıklarımı`,
  policy: 'gizlilik*|kvkk*|veri koruma*|aydınlatma metni*',
  whatBecomes: `
    ne yapı*|ne oluyor|ne olur|ne için|nerede|kim gör*|kim oku*|kimler gör*|kimlerle|kaydedil*|kayded*
    saklanı*|saklı*|sakla*|tutul*|tutuyor*|paylaş*|satı*|güvende*|biliyor*|okuyor*|görüyor*|görebil*
    ne kadar süre*|eğitiyor*|eğitiliyor*|eğitim*|kim görüyor|kimler görüyor|kim okuyor|kimler okuyor
    nereye gidiyor|nerede duruyor|nerede saklan*|ne kadar süre|kaç gün|kaç ay|saklıyor*|saklan*|tutulu*
    satıyor*|satıl*|başkası*|üçüncü*|gizli*|güven*|ne yapıyor*|ne yapacak*|kullanıyor*|kullanıl*|aramızda
    takip`,
  give: `
    gönder*|yolla*|ver|verin|verir*|dışa aktar*|indir*|kopya*|ilet*|istiyorum|görmek isti*|at|bana ver*
    nasıl alırım|alabilir miyim|dosyada toparla|bir dosyada|toparla*|derle*|bir kopya*|kopyasını|döküm*
    çıktı*|mail at*|maille*|e postama|mailime|pdf|bana verin|teslim*|isterim`,
  erase: 'sil*|kaldır*|yok ed*|yok et*|temizle*|kapat*|imha*|unut*|uçur*|at gitsin|çöpe',
  forgetMe: `
    beni unut*|beni sil*|kaydımı sil*|unutulma hakk*|sisteminizden çıkar*|sistemden çıkar*
    sisteminizden sil*|beni silin|beni sil|beni tamamen unut*|hiç yokmuşum|hiç yazmamışım|tanışmamış olalım
    hesabımı kapat*|hesabımı sil*|profilimi kapat*|profilimi sil*|her şeyimi sil*|hakkımda ne varsa sil*
    unutulma hakkı*|listenizden çıkar*|izlerimi sil*|izim kalmasın|adım kalmasın`,
  botAlone: 'bot|robot|yapay zeka',
};
