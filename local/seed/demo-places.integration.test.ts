import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dutyRosterSchema } from '@merve/contract';
import { isToolEnabled, loadMarket } from '../../functions/src/markets/index.ts';
import {
  type LocalFirestore,
  startLocalFirestore,
} from '../../functions/src/platform/testing/local-firestore.ts';
import { demoDutyRoster, demoDutyRosters, demoPharmacies } from './demo-pharmacies.ts';
import { demoPlaces } from './demo-places.ts';
import { demoTowns } from './demo-towns.ts';
import { demoMarketId, seedDemoMarket } from './index.ts';

const all = [...demoPlaces(), ...demoPharmacies()];

describe('the demo market’s places', () => {
  test('are enough for a week of days, and sixteen pharmacies, each with an id of its own, in a real town, in the market', () => {
    const sights = demoPlaces().filter(({ purpose }) => purpose === 'outing');
    expect(sights.length).toBeGreaterThanOrEqual(150);
    expect(demoPharmacies().length).toBe(16);
    // Most say how long people stay, what it costs and when it is open; what has no door needs no hours.
    const told = sights.filter(
      ({ visitMinutes, entrance }) => visitMinutes !== undefined && entrance !== undefined,
    );
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter(({ openingHours }) => openingHours !== null).length).toBeGreaterThan(55);
    expect(new Set(told.map(({ entrance }) => entrance?.currency))).toEqual(new Set(['TRY']));
    expect(new Set(all.map(({ placeId }) => placeId)).size).toBe(all.length);
    const towns = Object.values(demoTowns).map(({ name }): string => name);
    for (const { district, location } of all) {
      expect(towns).toContain(district);
      expect([location.latitude > 34.5, location.latitude < 35.75]).toEqual([true, true]);
      expect([location.longitude > 32.2, location.longitude < 34.7]).toEqual([true, true]);
    }
  });

  test('have telephone numbers nobody owns, each its own', () => {
    const phones = demoPharmacies().map(({ phone }) => phone);
    expect(new Set(phones).size).toBe(16);
    for (const phone of phones) expect(phone).toMatch(/^\+9053300004\d{2}$/);
    expect(demoPlaces().every(({ phone }) => phone === null)).toBe(true);
  });
});

describe('the demo duty roster', () => {
  test('is the same for a date whenever it is asked for, and has one pharmacy of each district', () => {
    const ids = new Set(demoPharmacies().map(({ placeId }) => placeId));
    for (const date of ['2024-02-29', '2026-11-21', '2031-12-31']) {
      const roster = demoDutyRoster(date);
      expect(roster).toEqual(demoDutyRoster(date));
      expect(dutyRosterSchema.parse(roster)).toEqual(roster);
      expect(roster.duties.map(({ district }) => district).sort()).toEqual(
        [...new Set(demoPharmacies().map(({ district }) => district))].sort(),
      );
      for (const { placeId } of roster.duties) expect(ids).toContain(placeId);
    }
  });

  test('has the pharmacies of a district take turns', () => {
    const inKyrenia = (date: string) =>
      demoDutyRoster(date).duties.find(({ district }) => district.startsWith('Kyrenia'))?.placeId;
    const week = ['16', '17', '18', '19', '20'].map((day) => inKyrenia(`2026-11-${day}`));
    expect(new Set(week).size).toBe(4);
    expect(week[0]).toBe(week[4]);
  });

  test('begins last night, by the market’s clock', () => {
    const dates = demoDutyRosters(new Date('2026-11-21T22:30:00Z'), 3).map(({ date }) => date);
    expect(dates).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });
});

describe('the seed', () => {
  let firestore: LocalFirestore;
  beforeAll(async () => {
    firestore = await startLocalFirestore();
    await seedDemoMarket(firestore.documents.db, { now: new Date('2026-11-21T10:00:00Z') });
  });
  afterAll(() => firestore.stop());

  test('writes places, rosters of five weeks, and a controller that has their tools', async () => {
    const { documents } = firestore;
    expect((await documents.places.get()).size).toBe(all.length);
    expect((await documents.dutyRoster(demoMarketId, '2026-11-20').get()).data()?.duties.length).toBe(6);
    expect((await documents.dutyRoster(demoMarketId, '2026-12-24').get()).exists).toBe(true);
    const { config } = await loadMarket(documents, demoMarketId, []);
    for (const tool of ['searchLocalPlaces', 'getNearbyPlaces', 'findPharmacy']) {
      expect(isToolEnabled(config, tool)).toBe(true);
    }
  });
});
