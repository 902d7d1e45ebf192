import { describe, expect, test } from '@jest/globals';
import { parseChatLine } from './chat-command.ts';

const buttons = [
  { id: 'confirm:a7', title: 'Yes' },
  { id: 'decline:a7', title: 'No' },
];

describe('parseChatLine', () => {
  test.each([
    ['  ', { kind: 'nothing' }],
    ['a table for 4', { kind: 'send', action: { body: 'a table for 4' } }],
    ['2', { kind: 'send', action: { buttonPayload: 'decline:a7', buttonText: 'No' } }],
    ['3', { kind: 'send', action: { body: '3' } }],
    ['/button confirm:a7', { kind: 'send', action: { buttonPayload: 'confirm:a7', buttonText: 'Yes' } }],
    [
      '/button old:b2 Of course',
      { kind: 'send', action: { buttonPayload: 'old:b2', buttonText: 'Of course' } },
    ],
    ['/location 35.33, 33.32', { kind: 'send', action: { latitude: 35.33, longitude: 33.32 } }],
    ['/location -1,2 Harbour', { kind: 'send', action: { latitude: -1, longitude: 2, label: 'Harbour' } }],
    ['/quit', { kind: 'quit' }],
    ['/help', { kind: 'help' }],
  ])('%j', (line, expected) => {
    expect(parseChatLine(line, buttons, undefined)).toEqual(expected);
  });

  test('/again repeats what was sent, or says that nothing was', () => {
    const last = { body: 'hello', messageSid: `SM${'0'.repeat(32)}` };
    expect(parseChatLine('/again', [], last)).toEqual({ kind: 'send', action: last });
    expect(parseChatLine('/again', [], undefined).kind).toBe('problem');
  });

  test.each(['/location here', '/button', '/dance'])('%s is explained', (line) => {
    expect(parseChatLine(line, [], undefined).kind).toBe('problem');
  });
});
