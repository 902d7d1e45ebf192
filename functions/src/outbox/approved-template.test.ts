import { expect, test } from '@jest/globals';
import { approvedTemplate } from './approved-template.ts';

const contentSid = 'HX000000000000000000000000000000b1';
const market = (...variables: string[]) => ({
  whatsappTemplates: { ride_update: { contentSid, variables } },
});

test('is filled in the order of its variables, in one line', () => {
  expect(
    approvedTemplate(market('code', 'message'), 'ride_update', {
      message: 'Your taxi is there.\n\n  White Skoda',
      code: 'A2B3',
    }),
  ).toEqual({ contentSid, variables: { 1: 'A2B3', 2: 'Your taxi is there. White Skoda' } });
});

test('may name a variable as templates from elsewhere do', () => {
  const values = { message: 'Booked', businessName: 'The Carob Oven' };
  expect(approvedTemplate(market('business_name'), 'ride_update', values)?.variables).toEqual({
    1: 'The Carob Oven',
  });
});

test('shows a dash where there is nothing to say: an empty variable is refused', () => {
  expect(approvedTemplate(market('message'), 'ride_update', { message: ' \n ' })?.variables).toEqual({
    1: '–',
  });
});

test.each([
  ['of another type', 'taxi_offer', market('message')],
  ['named like what every object has', 'constructor', market('message')],
  ['that asks for what nobody knows', 'ride_update', market('message', 'plate')],
  ['that asks for what every object has', 'ride_update', market('toString')],
])('%s is none', (_what, type, config) => {
  expect(approvedTemplate(config, type, { message: 'Your taxi is there.' })).toBeNull();
});
