import type { ReadingWords } from './reading-words.ts';

export const turkish: ReadingWords = {
  numbers:
    'bir 1, iki 2, uc 3, dort 4, bes 5, alti 6, yedi 7, sekiz 8, dokuz 9, on 10, onbir 11, oniki 12, on bir 11, on iki 12, on uc 13, on dort 14, on bes 15, yirmi 20, otuz 30, kirk 40, elli 50',
  party:
    'N [*] kadın|kadınız|erkek|erkeğiz|hanım|hanımız|bey|kanka|öğrenci|öğrenciyiz|arkadaşız|dost|teyze|genç|genciz|turist|turistiz, N kişilik grup*|grubuz|ekip*|aile*|masa, N yetiskin [ve|artı] N cocuk*|bebek*, [toplam] N kisi|kişilik|kişiyiz|kişiye|kişiyle|kişinin|kişi|kisiyiz|kisilik|pax|misafir|yetişkin|oyuncu|oyuncuyuz, N kişi* toplam, ben artı N, toplam N, N kişi olduk|oluyoruz|olacağız|olalım, olduk N, N olduk|oluruz|oluyoruz, N kişi olucaz|olacağız|gelcez|gelicez|geleceğiz, kişi sayısı [olsun] N',
  partyAndOne:
    'ben ve N arkadaş*|kişi*, N yetişkin [ve|artı] bir çocuk*|bebek*, N kişi [ve|artı] bir çocuk*|bebek*',
  partyOf: [
    [2, 'ikimiz, ikimize, ikimizin, ikimiz için, çift olarak, karı koca'],
    [3, 'üçümüz*'],
    [4, 'dördümüz*'],
    [5, 'beşimiz*'],
    [6, 'altımız*'],
    [1, 'tek kişi*, tek misafir*|yetişkin*, tek başıma, yalnızım, sadece ben, bir tek ben'],
  ],
  partyBefore: 'x N',
  notParty: '',
  morePeople:
    'N kişi daha|fazla [ekle*|katıl*|gelecek*|geliyor*|geldi|var|çıktı|olsun], bir kişi daha [ekle*], N kişi ekle*, N kişi ilave*|katıl*|ekle*|art*',
  fewerPeople:
    'N kişi [daha] eksi*|az|azal*|düş*|çıkar*, N kişi|kişimiz|arkadaş|arkadaşımız|misafir [da|maalesef] gelemiyor*|gelmiyor*|gelemeyecek*|gelmeyecek*|gelemicek*|gelmicek*|katılamıyor*|katılamayacak*|vazgeç*, birimiz|biri gelemiyor*|gelmiyor*|gelemeyecek*|gelmeyecek*, N eksi*, N kişi iptal etti',
  book: 'rezerve*, rezervasyon*, ayırt*, ayır, ayırır, ayırabilir*, ayırın, masa, masaya, masam, yer tut*, yer ayır*, yazdır*, randevu*',
  change: 'olsun, yerine, değiştir*, ertele*, alalım, yapalım, çevir*, kaydır*, güncelle*',
  greeting: 'merhaba*, selam*, slm, günaydın, iyi günler|akşamlar|geceler|sabahlar, start',
  thanks: 'teşekkür*, sağol*, sağ ol*, eyvallah, tşk*',
  negation:
    'değil, olmasın, olmadan, yok, hayır, asla, istemiyor*, istemem, yemiyor*, yemez, içmiyor*, hariç, dışında, yerine, *sız, *siz, *suz, *süz, gerek yok',
  counted:
    'çocuk*, bebek*, yetişkin*, kişi*, tl, lira*, euro*, avro*, sterlin*, dolar*, bütçe*, birkaç, birçok, düzine, yarım, hafta*, ay, gün*, gece*, saat sonra*, dakika*, yarın*, bugün*, akşam*, sabah*',
  company: 'misafir*, aile*, grup*',
  moreOfDay:
    'sonra*, önce*, öbür*, öteki*, ertesi*, hafta*, haft, hft, gelecek*, önümüz*, her, bir dahaki*, diğer*',
  silent:
    'miyiz, mıyız, muyuz, müyüz, miyim, mıyım, muyum, müyüm, fark etmez, farketmez, fark etmiyor, farketmiyor, diyor, dedi, demiş, iki|2 şey|rezervasyon|istek, yine, bebek|bebekler|çocuk|çocuklar dahil, daha iyi olur, gelcez, gelicez, olucaz, olan, olanı, aynı gün*, aynı saat*, aynı akşam*, bir, ve, ilk, pardon, tabi, tabii, bi, falan, eyw, hı, hıhı, al, alın, tam, tamam mı, gibi, adıma, ismine,  ilki, ikinci, ikincisi, üçüncü, sonuncu, kort, padel, tenis, çift, ile, de, da, ki, mi, mu, mı, mü, misin, misiniz, mısın, mısınız, musun, musunuz, için, icin, var, ben, bana, benim, biz, bize, bizim, siz, size, sizin, sen, sana, o, onu, ona, bu, bunu, şu, olarak, gibi, kadar, çok, daha, en, lütfen, rica, ederim, ederiz, teşekkürler, teşekkür, sağol, sağolun, merhaba, selam, selamlar, merve, iyi, günler, akşamlar, geceler, günaydın, tamam, evet, olur, peki, istiyorum, istiyoruz, isterim, isteriz, isterdim, isterdik, istemiştim, lazım, gerek, gerekiyor, alabilir, alabilirim, alabilir miyim, alalım, yapalım, yapar, yapabilir, yapın, yapalım, eder, edebilir, edin, etmek, etmeyi, edelim, yapmak, vermek, olsun, olur mu, mümkün, mümkünse, müsait, uygun, uygunsa, boş, yer, yeri, masa, masası, masaya, oda, odası, koltuk, rezervasyon, rezervasyonu, rezerve, randevu, ayır, ayırır, ayırın, ayırabilir, ayırtmak, ayırtabilir, ayarla, ayarlar, ayarlayabilir, saat, saatinde, saatte, sularında, civarı, civarında, yemek, yemeği, yemeğe, kahvaltı, kişi, kişilik, kişiyiz, toplam, adına, restoran, restoranda, restoranı, otel, otelde, mekan, mekanda, geleceğiz, geliyoruz, gelmek, gelelim, gideceğiz, gitmek, şimdi, ayrıca, hem, sadece, ama, fakat, belki, yaklaşık, falan, filan, diye, eşim, eşimle, arkadaşım, arkadaşlarım, arkadaşlar, ailem, annem, babam, oğlum, kızım, saç, kesimi, lütfen, bizi, beni, şey, hani, abi, hocam, acaba, olacak, olacağız, yapmak, almak, oturmak, yemek, yiyelim, yiyeceğiz',
};
