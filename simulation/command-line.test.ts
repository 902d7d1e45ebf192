import { expect, test } from '@jest/globals';
import { commandFor, readCommand } from './command-line.ts';

test('what is asked for is read', () => {
  expect(readCommand(['--seeds', '200', '--steps', '300', '--json'])).toMatchObject({
    from: 1,
    seeds: 200,
    template: { steps: 300, focus: null, withoutFaults: [], withoutActors: [] },
    json: true,
    checksPlanted: true,
  });
  expect(readCommand(['--minutes', '5', '--from', '1000'])).toMatchObject({
    from: 1000,
    seeds: null,
    milliseconds: 300_000,
  });
});

test('the command for a run is read as that run', () => {
  const plan = {
    seed: 17,
    steps: 80,
    focus: 'deposits',
    withoutFaults: ['crash'],
    withoutActors: ['editor', 'guest-2'],
  } as const;
  const [, ...args] = commandFor(plan, 'contains-yes').split(' -- ');
  const command = readCommand(args.join(' ').split(' '));
  expect({ ...command.template, seed: command.from }).toEqual(plan);
  expect(command.bug).toBe('contains-yes');
  expect(command.seeds).toBe(1);
});

test.each([['--seeds', 'many'], ['--seed', '-1'], ['--unknown'], ['--focus', 'nothing']])(
  '%s is refused',
  (...args) => {
    expect(() => readCommand(args)).toThrow();
  },
);
