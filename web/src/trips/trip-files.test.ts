import { describe, expect, test } from '@jest/globals';
import { tripDay, tripItem } from './testing/trip-samples.ts';
import { calendarOfTrip, gpxOfTrip } from './trip-files.ts';

const castle = tripItem({
  itemId: 'a',
  name: 'Castle <&> "Quay"',
  at: { latitude: 35.34, longitude: 33.32 },
});
const tower = tripItem({
  itemId: 'b',
  name: 'Galata Tower',
  placeId: null,
  outsideId: 'places/xyz',
  checkedOn: '2027-03-01',
  start: '14:00',
  end: '15:00',
  note: 'with grandma; bring water',
});
const trip = {
  tripId: 'trip_1',
  timeZone: 'Asia/Nicosia',
  title: 'Kyrenia, two days',
  itinerary: [tripDay({ items: [castle, tower] }), tripDay({ day: 2, date: '2027-07-11', items: [tower] })],
};
const say = { day: (day: number) => `Day ${day}`, leftOut: (names: string) => `Left out: ${names}` };
const now = new Date('2027-07-01T00:00:00Z');

describe('a trip as a calendar file', () => {
  const lines = calendarOfTrip(trip, now).replaceAll('\r\n ', '').split('\r\n');

  test('has an entry a visit, at the time of the wall there, each with an id of its own', () => {
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
    expect(lines).toContain('UID:trip_1-a@merve');
    expect(lines).toContain('DTSTART:20270710T063000Z');
    expect(lines).toContain('SUMMARY:Castle <&> "Quay"');
    expect(lines).toContain('DESCRIPTION:Kyrenia\\, two days\\nwith grandma\\; bring water');
  });

  test('has nothing of a map service beside the name as it was said', () => {
    expect(lines.join('\n')).not.toContain('places/xyz');
    expect(lines.filter((line) => line.startsWith('GEO:'))).toEqual(['GEO:35.34;33.32']);
  });
});

describe('a trip as GPX', () => {
  test('has a route a day of our own places, and names what it has no point for, once', () => {
    const { text, leftOut } = gpxOfTrip(trip, say);
    expect(leftOut).toEqual(['Galata Tower']);
    expect(text.match(/<rte>/g)).toHaveLength(1);
    expect(text).toContain(
      '<rtept lat="35.34" lon="33.32"><name>Castle &lt;&amp;&gt; &quot;Quay&quot;</name>',
    );
    expect(text).toContain('<desc>Left out: Galata Tower</desc>');
    expect(text).not.toContain('places/xyz');
  });

  test('of our own places alone leaves nothing out', () => {
    const { text, leftOut } = gpxOfTrip({ ...trip, itinerary: [tripDay({ items: [castle] })] }, say);
    expect(leftOut).toEqual([]);
    expect(text).not.toContain('Left out');
  });
});
