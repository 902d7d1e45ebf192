import { withTripDates } from '../reading/day-of-trip.ts';
import type { ToolContext } from './define-tool.ts';

/** A turn in which the days of the trip that is spoken of are told as dates: a booking "on day 2" is held against that date. Pure. */
export function withTripDaysDated(context: ToolContext): ToolContext {
  const { said, spoken, readByCode } = context;
  const startDate = context.context.trip?.startDate;
  if (startDate === undefined) return context;
  const dated = <Heard extends { readonly text: string }>(heard: readonly Heard[]): Heard[] =>
    heard.map((one) => ({ ...one, text: withTripDates(one.text, startDate) }));
  return {
    ...context,
    ...(said === undefined ? {} : { said: said.map((text) => withTripDates(text, startDate)) }),
    ...(spoken === undefined ? {} : { spoken: dated(spoken) }),
    ...(readByCode === undefined ? {} : { readByCode: dated(readByCode) }),
  };
}
