import { expect, test } from '@jest/globals';
import { sentInBrief } from './request-words.ts';
import { sampleRequest } from './testing/samples.ts';

const request = sampleRequest({
  requestId: 'req_1',
  marketId: 'm',
  createdAt: new Date('2026-11-28T10:00:00Z'),
});
const { details } = request;
if (details.kind !== 'food') throw new Error('The sample is an order of food');
const [line] = details.lines;
if (line === undefined) throw new Error('The sample has no dish');

test('beside its card an order says where it goes and what nobody knows of its dishes, and not what the card shows', () => {
  const collected = { ...request, details: { ...details, deliverTo: null, allergensUnknownIn: ['Hummus'] } };
  const brief = sentInBrief(collected, 'en');
  expect(brief).toContain(request.reference);
  expect(brief).toContain('Collected at the place.');
  expect(brief).toContain('Not declared, so unknown: Hummus.');
  expect(brief).not.toContain(line.name === 'Hummus' ? 'Total:' : line.name);
  const brought = {
    ...request,
    details: {
      ...details,
      deliverTo: { address: '12 Harbour Street', location: null },
      allergensUnknownIn: [],
    },
  };
  expect(sentInBrief(brought, 'en')).toContain('12 Harbour Street');
  expect(sentInBrief(brought, 'en')).not.toContain('unknown');
});

test('what was chosen of a dish is said, because the card has the dish alone', () => {
  const chosen = { ...line, choices: [{ optionId: 'size', choiceId: 'large', name: 'Large' }] };
  const brief = sentInBrief({ ...request, details: { ...details, lines: [chosen] } }, 'en');
  expect(brief).toContain('Large');
});
