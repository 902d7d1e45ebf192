import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { weatherSentences } from './weather-sentences.ts';

describeTranslations('what is said of the weather of a trip', weatherSentences, {
  values: ['09:00', 'SKY', '18 °C', 'OpenWeather', 'LIST'],
  says: (say) => ({
    clear: [say.clear()],
    clouds: [say.clouds()],
    rain: [say.rain()],
    snow: [say.snow()],
    thunderstorm: [say.thunderstorm()],
    mist: [say.mist()],
    atHour: [say.atHour('09:00', 'SKY', '18 °C')],
    forecast: [say.forecast('OpenWeather', 'LIST')],
    tooFar: [say.tooFar()],
    notAsked: [say.notAsked()],
  }),
  alike: ['atHour'],
});
