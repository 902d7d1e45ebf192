import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';
import type { DriverSentences } from './en.ts';

const { confirm, decline } = answerWords.ru;
const word = offeredWords('ru');
const people = (count: number) =>
  counted('ru', count, { one: '# пассажир', few: '# пассажира', many: '# пассажиров', other: '# пассажира' });
const trip = ({ distance, fare }: RideWords) =>
  [
    distance === null ? [] : [`примерно ${distance}`],
    fare === null ? [] : [`стоимость примерно ${fare}`],
  ].flat();

export const russian: DriverSentences = {
  offer: (ride, away) =>
    [
      `Нужно такси, поездка ${ride.code}`,
      `Откуда: ${ride.from} (${ride.district}), до вас ${away}`,
      ...(ride.when === null ? [] : [`Подача: ${ride.when}`]),
      `Куда: ${ride.to}, ${people(ride.party)}`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join(', ')]),
      `Чтобы взять, ответьте ${word.accept} ${ride.code}; чтобы отказаться — ${word.decline} ${ride.code}. Поездка достаётся тому, кто согласится первым.`,
    ].join('\n'),
  accepted: (ride, rider, map) =>
    [
      `Поездка ${ride.code} ваша.`,
      ...(ride.when === null ? [] : [`Подача: ${ride.when}`]),
      `Посадка: ${rider ?? 'пассажир'}, ${people(ride.party)}, ${ride.from}: ${map}`,
      `Куда: ${ride.to}.`,
      `Напишите «${word.arrived}», когда приедете, «${word.picked_up}», когда тронетесь, «${word.completed}» в конце; если не сможете — ${word.cancel} ${ride.code} и причину.`,
    ].join('\n'),
  alreadyYours: (code) => `Поездка ${code} уже ваша.`,
  taken: (code) => `Поездку ${code} взял другой водитель. Спасибо за ответ.`,
  calledOff: (code) => `Поездка ${code} отменена пассажиром, взять её уже нельзя.`,
  tooLate: (code) => `Для поездки ${code} слишком поздно: время на ответ вышло.`,
  over: (code) => `Поездка ${code} уже закончена, поэтому ничего не изменилось.`,
  wrongCode: (code) =>
    `Поездки ${code} для вас нет, поэтому ничего не принято. Пожалуйста, проверьте код в моём сообщении.`,
  busy: (current, code) =>
    `Поездка ${current} ещё за вами, поэтому ${code} взять нельзя. Когда она закончится, напишите ${word.completed} ${current}.`,
  refusedBefore: (code) => `Вы вернули поездку ${code}, поэтому её предложили другим.`,
  whichRide: (codes) => `Какая поездка? Напишите ${word.accept} или ${word.decline} и её код: ${codes}.`,
  rideOrBooking: (codes) =>
    `Это о поездке или о том, что я спрашиваю вас как гостя? О поездке: напишите ${word.accept} или ${word.decline} и её код: ${codes}. О другом: напишите ${confirm} или ${decline}.`,
  nothingOpen: () => 'Поездок, ожидающих вашего ответа, нет.',
  declined: (code) => `Хорошо, поездку ${code} предложат другим.`,
  arrivedNoted: (code) => `Принято: вы на месте посадки, поездка ${code}. Пассажиру сообщили.`,
  pickedUpNoted: (code) => `Принято: поездка ${code} началась. В конце напишите ${word.completed} ${code}.`,
  completedNoted: (code) => `Принято: поездка ${code} закончена. Можно брать следующую.`,
  noShowNoted: (code) => `Принято: на поездку ${code} никто не вышел. Можно брать следующую.`,
  givenBack: (code) => `Поездка ${code} возвращена, пассажиру сообщили. Можно брать другие.`,
  notNow: (code) =>
    `Для поездки ${code} это сейчас невозможно. Порядок такой: «${word.arrived}», «${word.picked_up}», «${word.completed}»; «${word.no_show}» — только после «${word.arrived}».`,
  noRide: () => 'Сейчас у вас нет поездки, поэтому ничего не изменилось.',
  notUnderstood: (code) =>
    `Мне не удалось это понять, поэтому для поездки ${code} ничего не изменилось. Напишите ${word.accept} ${code} или ${word.decline} ${code}; во время поездки: «${word.arrived}», «${word.picked_up}», «${word.completed}» или «${word.cancel}» и код.`,
  riderCancelled: (ride, reason) =>
    `Поездка ${ride.code} (${ride.from}) отменена пассажиром${reason === null ? '' : ` (${reason})`}. Можно брать другие.`,
  onDuty: () =>
    'Вы на линии: буду предлагать вам поездки поблизости. Отправьте своё местоположение, чтобы было известно, где вы.',
  offDuty: () => `Смена закончена: поездок предлагать не буду. Чтобы вернуться, напишите ${word.on_duty}.`,
  moved: () => 'Спасибо, местоположение получено.',
  notADriver: () => 'Этот номер не зарегистрирован как номер водителя такси, поэтому ничего не принято.',
};
