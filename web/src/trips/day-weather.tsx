import type { Sky, TripWeather } from '@merve/contract';
import { Cloud, CloudFog, CloudLightning, CloudRain, type LucideIcon, Snowflake, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { tripsSentences } from './sentences/index.ts';

const icons: Readonly<Record<Sky, LucideIcon>> = {
  clear: Sun,
  clouds: Cloud,
  rain: CloudRain,
  snow: Snowflake,
  thunderstorm: CloudLightning,
  mist: CloudFog,
};

/** The weather on a day, an hour a column, and whose forecast it is; or that it is not known. Of a day that is over, nothing. */
export function DayWeather({
  weather,
  day,
}: {
  readonly weather: TripWeather | null;
  readonly day: number;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const told = weather?.days.find((one) => one.day === day);
  if (weather?.source == null || told === undefined || told.state === 'over') return null;
  if (told.state !== 'known')
    return (
      <p className="px-4 pb-3 text-sm text-muted">
        {told.state === 'too-far' ? say.weatherTooFar : say.weatherNotAsked}
      </p>
    );
  return (
    <section aria-label={say.weather} className="mx-4 mb-4 rounded-xl bg-raised p-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {told.hours.map(({ clock, sky, celsius }) => {
          const Icon = icons[sky];
          return (
            <li key={clock} className="flex items-center gap-2 text-sm">
              <Icon aria-hidden className="size-5 shrink-0 text-accent" />
              <span>
                <bdi className="text-muted tabular-nums">{clock}</bdi>{' '}
                <bdi className="font-semibold tabular-nums" dir="ltr">
                  {celsius} °C
                </bdi>{' '}
                {say.sky[sky]}
              </span>
            </li>
          );
        })}
      </ul>
      <a
        href={weather.source.uri}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-8 items-center text-xs text-muted underline"
      >
        {say.weatherFrom(weather.source.name)}
      </a>
    </section>
  );
}
