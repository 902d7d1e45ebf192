import { expect, test } from '@jest/globals';
import { clientAddress } from './client-address.ts';

test.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  // What the client wrote itself stands before what the front end appended.
  ['1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
  ['1.2.3.4,5.6.7.8 , 203.0.113.9', 1, '203.0.113.9'],
  // Behind a load balancer: client, then the balancer.
  ['1.2.3.4, 203.0.113.9, 198.51.100.7', 2, '203.0.113.9'],
  ['::ffff:203.0.113.9', 1, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', 1, '2001:db8:1:2::/64'],
  ['2001:db8::1', 1, '2001:db8:0:0::/64'],
  [undefined, 1, null],
  ['', 1, null],
  ['203.0.113.9', 2, null],
  ['unknown', 1, null],
  ['127.0.0.1', 1, null],
  ['::1', 1, null],
])('%j behind %i proxies is %j', (header, proxies, address) => {
  expect(clientAddress(header, proxies)).toBe(address);
});
