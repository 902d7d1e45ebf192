import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { staffWords } from '../staff-phrases.ts';
import type { CalledOffWords, StaffSentences, Words } from './en.ts';

const { yes, no } = answerWords.ru;
const shown = staffWords('ru');
const people = (count: number) =>
  counted('ru', count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });

export const russian: StaffSentences = {
  menu: (names: string, w: Words) =>
    [
      `Это линия заведения: ${names}. Здесь можно написать:`,
      `${w.today} или ${w.tomorrow}: что записано и что открыто`,
      `${w.block} 20:00-22:00 24.12: оставить время за собой; ${w.unblock} и код вернут его`,
      `${w.cancel}, код брони и причина: отменить бронь`,
      `Владельцам: ${w.close} 24.12, ${w.reopen} 24.12, ${w.pause} ${w.book}, ${w.resume} ${w.book}`,
      `Всё остальное, что вы напишете, получит Merve, как от любого гостя. ${w.guest}: выйти из этой линии.`,
    ].join('\n'),
  guestNow: (menu: string) => `Хорошо: теперь вы пишете как гость. ${menu} вернёт вас на линию заведения.`,
  notStaff: () => 'Этот номер не ведёт заведений в Merve, поэтому ничего не изменилось.',
  notUnderstood: (menu: string, guest: string) =>
    `Это линия заведения; я не понял сообщение, поэтому ничего не изменилось. ${menu} покажет, что здесь можно написать, ${guest}: выйти.`,
  heading: (business: string, day: string) => `${business}, ${day}:`,
  closedThatDay: () => 'Закрыто для новых броней.',
  nothingBooked: () => 'Броней нет.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${what}, ${people(party)}, ${name ?? 'гость'} (${code})`,
  heldLine: (time: string, what: string, party: number) => `${time} ${what}, ${people(party)}: гость решает`,
  blockLine: (span: string, what: string, code: string) => `${span} ${what}: оставлено за вами (${code})`,
  openRequests: (codes: string) => `Открытые заказы и заявки: ${codes}`,
  which: (names: string) => `Что именно? Напишите ещё раз с названием: ${names}.`,
  usage: (example: string) => `Пожалуйста, напишите так: ${example}. Ничего не изменилось.`,
  unknown: (code: string) => `В вашем заведении нет ничего с кодом ${code}, с чем это можно сделать.`,
  ownersOnly: () => 'Это может только владелец, поэтому ничего не изменилось.',
  offersNone: (business: string) =>
    `${business}: ничего такого не предлагается, поэтому ничего не изменилось.`,
  timePast: () => 'Это время прошло, поэтому ничего не изменилось.',
  tooMuch: () =>
    'Это слишком много для одного раза, поэтому ничего не изменилось. Выберите время короче или закройте день.',
  taken: (lines: string) =>
    `В это время нет свободных мест, поэтому ничего не изменилось. Поверх брони время не закрывается. Записано:${lines}`,
  standing: (lines: string) => `Это записано и остаётся:${lines}`,
  alreadySo: () => 'Так уже и есть, ничего не изменилось.',
  changed: () =>
    'За это время что-то изменилось, поэтому ничего не сделано. Посмотрите брони и напишите ещё раз.',
  ask: (change: string) =>
    `${change}\nПока ничего не сделано. Ответьте ${yes}, чтобы сделать это, или ${no}, чтобы всё оставить как есть.`,
  done: (change: string) => `Готово. ${change}`,
  left: () => 'Хорошо, ничего не изменилось.',
  block: (what: string, when: string) =>
    `Оставить за собой: ${what}, ${when}. Никто не сможет забронировать.`,
  blockCode: (code: string) => `Код: ${code}. ${shown.unblock} ${code} вернёт время.`,
  unblock: (what: string, when: string) => `Вернуть: ${what}, ${when}. Снова можно бронировать.`,
  close: (business: string, day: string) => `Закрыть ${business}, ${day}: новых броней на этот день нет.`,
  reopen: (business: string, day: string) => `Снова открыть ${business}, ${day}: можно бронировать.`,
  pause: (what: string, listings: string) =>
    `Приостановить ${what}: ${listings}. Merve не принимает новых, пока вы не возобновите. Подтверждённое остаётся в силе.`,
  resume: (what: string, listings: string) =>
    `Возобновить ${what}: ${listings}. Merve снова принимает новые.`,
  cancel: (booking: string, reason: string | null) =>
    `Отменить бронь: ${booking}. Клиенту сообщат${reason === null ? '.' : `, с вашей причиной: «${reason}».`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `К сожалению, ${words.business}: ваша бронь ${words.reference} отменена заведением (${words.what}, ${words.when}).${reason === null ? '' : ` Они пишут: «${reason}».`} Попросите меня о другом времени или месте.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `Команда Merve предлагает изменить вашу бронь ${words.reference}: ${words.business}, ${words.what}, ${words.when}.${reason === null ? '' : ` Они пишут: «${reason}».`} Пока ничего не изменилось: бронь остаётся прежней, если вы не согласитесь на предложение.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `Ваша бронь ${w.reference} в силе: ${w.business}, ${w.what}, ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `Команда Merve пишет о вашей брони ${w.reference} (${w.business}, ${w.when}): «${said}». Бронь остаётся прежней.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `Команда Merve отменила эту бронь за вас: ${booking}. Гостю сообщили. Пожалуйста, не ждите его.`,
  answeredForYou: (answer: string) => `Команда Merve ответила за вас. ${answer}`,
};
