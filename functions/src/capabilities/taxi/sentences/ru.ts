import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { RideWords } from '../ride-words.ts';
import type { TaxiSentences } from './en.ts';

const { yes, no } = answerWords.ru;
const people = (count: number) =>
  counted('ru', count, { one: '# пассажир', few: '# пассажира', many: '# пассажиров', other: '# пассажира' });
const because = (reason: string | null) => (reason === null ? '' : ` (${reason})`);

const course = (ride: RideWords) => `Такси: ${ride.from} (${ride.district}) → ${ride.to}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? 'Этого места нет на карте, поэтому расстояние и стоимость оценить нельзя: спросите у водителя.'
    : `Примерно ${ride.distance}${ride.fare === null ? '. Стоимость оценить нельзя: спросите у водителя.' : `, примерная стоимость ${ride.fare}. Точная сумма — по счётчику.`}`;

export const russian: TaxiSentences = {
  here: () => 'ваше местоположение',
  byRoad: (time) => `По дороге это примерно ${time} при нынешнем движении.`,
  byLine: () => 'Расстояние и время оценены по прямой.',
  proposal: (ride, extra) =>
    [
      course(ride),
      ride.when === null ? `${people(ride.party)}, сейчас` : `${people(ride.party)}, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Свободных водителей поблизости: ${extra.nearby}. Такси ещё не вызвано.`,
      ...(extra.nearest === null ? [] : [`Ближайшее такси: примерно ${extra.nearest}.`]),
      `Чтобы вызвать, ответьте ${yes} до ${extra.until}; чтобы отказаться — ${no}.`,
    ].join('\n'),
  proposalLater: (ride, extra) =>
    [
      course(ride),
      `${people(ride.party)}, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Водителей я спрошу в ${extra.asks}; пока никто не согласился, никто ничего не обещал. Такси ещё не вызвано.`,
      `Чтобы запланировать, ответьте ${yes} до ${extra.until}; чтобы отказаться — ${no}.`,
    ].join('\n'),
  planned: (ride, asks) =>
    `Запланировано: поездка ${ride.code}, ${ride.from} → ${ride.to}, ${ride.when}. Водителей я спрошу в ${asks}; пока никто не обещал приехать. Сообщу, кто приедет или что не приедет никто.`,
  pickupIs: (when) => `Подача: ${when}.`,
  tooManyPlanned: (most) =>
    `У вас уже запланировано такси: ${most}, больше сразу я не планирую. Сначала отмените одно из них.`,
  askTime: () => 'Вы упомянули время. На какой день и час нужно такси или прямо сейчас? Такси не вызвано.',
  searching: (ride, asked) =>
    `Запрос отправлен ${counted('ru', asked, { one: '# водителю', few: '# водителям', many: '# водителям', other: '# водителя' })} рядом с вами: ${ride.from} (поездка ${ride.code}). Пока её никто не взял; сообщу, как только возьмут.`,
  nobodyFree: (ride) =>
    `Сейчас поблизости (${ride.from}) нет свободных водителей, поэтому такси не вызвано. Пожалуйста, попробуйте чуть позже.`,
  assigned: (ride, driver) =>
    `Ваша поездка ${ride.code} принята, водитель едет к вам: ${driver.name}, ${driver.vehicle}, ${driver.plate}, ${driver.phone}. Место посадки: ${ride.from}.`,
  coming: (time) => `По оценке, ждать примерно ${time}.`,
  stillLooking: (ride) =>
    `Поездка ${ride.code}, ${ride.from}: пока её никто не взял, поиск продолжается. Сообщу, как только возьмут.`,
  arrived: (ride, driver) =>
    `Такси на месте: ${driver.vehicle}, ${driver.plate}. Место посадки: ${ride.from}.`,
  pickedUp: (ride) => `Вы в пути: ${ride.to}. Хорошей поездки!`,
  completed: (ride) => `Поездка ${ride.code} завершена. Спасибо, что были с нами.`,
  noShow: (ride) =>
    `Водитель ждал вас (${ride.from}) и уехал (поездка ${ride.code}). Если такси ещё нужно, напишите.`,
  driverCancelled: (ride, reason) =>
    `Водителю пришлось отказаться от поездки ${ride.code}${because(reason)}. Сейчас спрашиваю других; машины у вас пока нет.`,
  driverCancelledForGood: (ride, reason) =>
    `Водителю пришлось отказаться от поездки ${ride.code}${because(reason)}, а все остальные уже опрошены. Машины у вас нет; пожалуйста, попробуйте чуть позже или вызовите такси напрямую.`,
  widened: (ride, radius) =>
    `Поездку ${ride.code} пока никто не взял. Теперь спрашиваю водителей в радиусе ${radius}.`,
  unserved: (ride) =>
    `Для поездки ${ride.code} такси не нашлось: ни один водитель её не взял, поиск закончен. Пожалуйста, попробуйте чуть позже или вызовите такси напрямую.`,
  cancelProposal: (ride, driver) =>
    [
      `Отменить поездку ${ride.code}: ${ride.from} → ${ride.to}${ride.when === null ? '' : `, ${ride.when}`}?`,
      driver === null ? 'Пока её никто не взял.' : `Её принял водитель и уже едет: ${driver}.`,
      `Чтобы отменить, ответьте ${yes}; чтобы оставить — ${no}.`,
    ].join('\n'),
  cancelled: (ride, told) =>
    `Отменено: поездка ${ride.code}.${told ? ' Сообщаю водителю.' : ' Машина к вам не едет.'}`,
  notCalled: () => 'Хорошо, такси не вызвано.',
  kept: (code) => `Поездка ${code} остаётся в силе.`,
  tooManyPeople: (most) =>
    `В одно такси здесь помещается не больше ${counted('ru', most, { one: '# пассажира', other: '# пассажиров' })}, поэтому запрос не отправлен.`,
  samePlace: () => 'Вы уже находитесь там, поэтому запрос на такси не отправлен.',
};
