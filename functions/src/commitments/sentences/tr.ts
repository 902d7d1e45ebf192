import type { CommitmentSentences } from './en.ts';

const kinds = {
  booking: 'Rezervasyon',
  food: 'Sipariş',
  service: 'Hizmet',
  viewing: 'Ev gezisi',
  ride: 'Taksi',
};
const states = {
  draft: 'henüz sorulmadı',
  hold: 'tutuluyor, yanıtınızı bekliyor',
  awaiting_deposit: 'tutuluyor, kaporanızı bekliyor',
  confirmed: 'onaylandı',
  placed: 'gönderildi, henüz yanıt yok',
  accepted: 'kabul edildi',
  ready: 'hazır',
  completed: 'tamamlandı',
  rejected: 'reddedildi',
  cancelled: 'iptal edildi',
  expired: 'yanıtsız sona erdi',
  planned: 'planlandı; sürücülere kısa süre önceden sorulur',
  requested: 'sürücü aranıyor',
  assigned: 'sürücü yolda',
  arrived: 'sürücü geldi',
  on_board: 'yolculuk sürüyor',
  no_show: 'sona erdi: sürücü sizi bulamadı',
  unserved: 'sona erdi: sürücü bulunamadı',
};
const noneOf = {
  booking: 'Rezervasyonunuz yok.',
  food: 'Süren bir siparişiniz yok.',
  service: 'Süren bir hizmet talebiniz yok.',
  viewing: 'Ayarlanmış bir ev geziniz yok.',
  ride: 'Süren bir taksi yolculuğunuz yok.',
};

export const turkish: CommitmentSentences = {
  kind: (kind) => kinds[kind],
  named: (name) => name,
  state: (state) => states[state],
  people: (count) => `${count} kişi`,
  about: (clock) => `yaklaşık ${clock}`,
  until: (clock) => `${clock} saatine kadar`,
  withDriver: (driver) => `sürücü ${driver}`,
  cancelAsked: () => 'iptalini istediniz, henüz yanıt vermediler',
  heading: () => 'Açık olanlarınız:',
  elsewhere: () => 'Ama şunlar açık:',
  nothing: () => 'Açık bir şeyiniz yok: ne rezervasyon, ne sipariş, ne hizmet, ne ev gezisi, ne taksi.',
  noneOf: (kind) => noneOf[kind],
  lately: (line) => `Sonuncusu: ${line}`,
  whichToCancel: () => 'Hangisini iptal edeyim? Kodunu yazın.',
  nothingToCancel: () => 'İptal edilecek bir şeyiniz yok.',
  whichIsMeant: () => 'Hangisini kastediyorsunuz? Kodunu yazın.',
};
