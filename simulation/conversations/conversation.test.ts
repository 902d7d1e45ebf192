import { describe, expect, test } from '@jest/globals';
import { ConversationLineError, parseConversations } from './conversation.ts';

const line = (turn: object, changes: object = {}) =>
  JSON.stringify({ id: 'en-1', lang: 'en', as: 'guest', turns: [{ say: 'hello', ...turn }], ...changes });

describe('a file of conversations', () => {
  test('is read line by line; empty lines and a byte order mark are passed over', () => {
    const other = line({ expect: { commits: true } }, { id: 'en-2' });
    const read = parseConversations(`\uFEFF${line({})}\n\n${other}\n`);
    expect(read.map(({ id }) => id)).toEqual(['en-1', 'en-2']);
  });

  test('may hold every key that can be expected', () => {
    const everything = {
      proposes: { tool: 'requestTaxi', pickup: 'Harbour', destination: 'Ercan', when: 'now', note: 'x|y' },
      asks: ['which', 'nights'],
      answers: ['\\d+'],
      commits: false,
      never: ['tool:requestTaxi', 'tomorrow'],
      unambiguous: true,
      anyOf: [{ proposes: { tool: 'a', startsAtLocal: '2026-12-09T19:30', nights: 2 } }, { asks: ['when'] }],
    };
    expect(parseConversations(line({ expect: everything, afterMinutes: 0 }))[0]?.turns[0]?.expect).toEqual(
      everything,
    );
  });

  test.each([
    ['what is not JSON', '{"id":', 'not JSON'],
    ['a key that nobody knows', line({ expect: { proposed: {} } }), 'proposed'],
    ['such a key in an alternative', line({ expect: { anyOf: [{ answer: [] }] } }), 'answer'],
    ['such a key in a proposal', line({ expect: { proposes: { tool: 'x', people: 2 } } }), 'people'],
    ['alternatives within alternatives', line({ expect: { anyOf: [{ anyOf: [] }] } }), 'anyOf'],
    ['a slot that nobody asks for', line({ expect: { asks: ['colour'] } }), 'asks'],
    ['an expression that is none', line({ expect: { answers: ['('] } }), 'answers'],
    [
      'a time without its day',
      line({ expect: { proposes: { tool: 'x', startsAtLocal: '19:30' } } }),
      'YYYY-MM-DD',
    ],
    ['another speaker', line({}, { as: 'merchant' }), 'as'],
    ['another language', line({}, { lang: 'fr' }), 'lang'],
    ['a conversation without a turn', line({}, { turns: [] }), 'turns'],
    ['time that runs backwards', line({ afterMinutes: -1 }), 'afterMinutes'],
  ])('is refused for %s, by its line', (_, broken, named) => {
    const read = () => parseConversations(`${line({})}\n\n${broken}`);
    expect(read).toThrow(ConversationLineError);
    expect(read).toThrow(/^line 3: /);
    expect(read).toThrow(named);
  });

  test('is refused if two lines have the same id', () => {
    expect(() => parseConversations(`${line({})}\n${line({})}`)).toThrow(
      'line 2: the id en-1 stands on line 1 too',
    );
  });
});
