import { describe, expect, test } from '@jest/globals';
import { chooseContent, recipientOf, sessionWindowMs } from './choose-content.ts';

const now = new Date('2027-03-01T12:00:00Z');
const buttons = [
  { label: 'YES', payload: 'y' },
  { label: 'NO', payload: 'n' },
];
const intent = { type: 'reply', body: 'Shall I book it?', buttons, template: null };
const template = { contentSid: 'HX1', variables: { 1: 'x' } };
const wrote = (msAgo: number, optedOut = false) => ({
  optedOut,
  lastInboundAt: new Date(now.getTime() - msAgo),
});
const shows = () => true;
const showsNot = () => false;

describe('chooseContent', () => {
  test('inside the window: text and its buttons', () => {
    expect(chooseContent(intent, wrote(1_000), now, shows)).toEqual({
      send: { kind: 'text', body: 'Shall I book it?', buttons },
    });
  });

  test('a channel without buttons gets them written out', () => {
    expect(chooseContent(intent, wrote(1_000), now, showsNot)).toEqual({
      send: { kind: 'text', body: 'Shall I book it?\n\nYES / NO', buttons: [] },
    });
  });

  test('inside the window text goes before a template', () => {
    const choice = chooseContent({ ...intent, buttons: [], template }, wrote(0), now, showsNot);
    expect(choice).toEqual({ send: { kind: 'text', body: 'Shall I book it?', buttons: [] } });
  });

  test('outside the window: the template, and without one a refusal before anything is sent', () => {
    const expected = { send: { kind: 'template', ...template } };
    expect(chooseContent({ ...intent, template }, wrote(sessionWindowMs), now, shows)).toEqual(expected);
    expect(chooseContent({ ...intent, template }, null, now, shows)).toEqual(expected);
    expect(chooseContent(intent, wrote(sessionWindowMs), now, shows)).toEqual({ refuse: 'NO_TEMPLATE' });
    expect(chooseContent(intent, null, now, shows)).toEqual({ refuse: 'NO_TEMPLATE' });
  });

  test('the window closes exactly 24 hours after the last message', () => {
    expect(chooseContent(intent, wrote(sessionWindowMs - 1), now, shows)).toHaveProperty('send');
    expect(chooseContent(intent, wrote(sessionWindowMs), now, shows)).toHaveProperty('refuse');
  });

  test('after STOP nothing is sent, not even a template, but the answer to STOP', () => {
    expect(chooseContent({ ...intent, template }, wrote(0, true), now, shows)).toEqual({
      refuse: 'OPTED_OUT',
    });
    expect(chooseContent({ ...intent, type: 'consent' }, wrote(0, true), now, shows)).toHaveProperty('send');
  });
});

describe('recipientOf', () => {
  const session = {
    ...{ address: 'whatsapp:+905330000001', actorId: 'act_1', linkedUid: null, profileName: null },
    ...{ optedOut: false, lastInboundAt: now, createdAt: now },
  };

  test('one number: whenever they wrote, whatever the market', () => {
    expect(recipientOf(undefined, 'spain')).toBeNull();
    expect(recipientOf(session, 'spain')).toEqual({ optedOut: false, lastInboundAt: now });
  });

  test('several numbers: a message to one opens no window at another, and STOP to one stops all', () => {
    const toCyprus = { ...session, lastInboundOf: { 'north-cyprus': now } };
    const content = (marketId: string, optedOut = false) =>
      chooseContent({ ...intent, template }, recipientOf({ ...toCyprus, optedOut }, marketId), now, shows);
    expect(content('north-cyprus')).toMatchObject({ send: { kind: 'text' } });
    expect(content('spain')).toMatchObject({ send: { kind: 'template' } });
    expect(content('spain', true)).toEqual({ refuse: 'OPTED_OUT' });
  });
});
