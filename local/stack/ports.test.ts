import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { freePorts, PortInUseError, portsAtOffset, requireFreePorts, services } from './ports.ts';

describe('portsAtOffset', () => {
  test('moves every port by the same amount', () => {
    expect(portsAtOffset(0)).toMatchObject({
      hosting: 5000,
      functions: 5001,
      firestore: 8080,
      sandbox: 4010,
    });
    expect(portsAtOffset(100)).toMatchObject({
      hosting: 5100,
      functions: 5101,
      firestore: 8180,
      sandbox: 4110,
    });
  });

  test.each([-1, 1.5, Number.NaN, 60_000])('refuses %d', (offset) => {
    expect(() => portsAtOffset(offset)).toThrow('whole number');
  });

  test('refuses an offset that would use a port no browser talks to', () => {
    expect(() => portsAtOffset(2_000)).toThrow('firestore-local on port 10080');
  });
});

test('every port that is taken is named with its service; on either loopback address', async () => {
  const ports = await freePorts();
  expect(new Set(Object.values(ports)).size).toBe(services.length);
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();

  const blocker = createServer().listen(ports.auth, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  try {
    const refused = requireFreePorts(ports);
    await expect(refused).rejects.toThrow(PortInUseError);
    await expect(refused).rejects.toThrow(`port ${ports.auth} is needed by the Auth emulator`);
    await expect(refused).rejects.toMatchObject({ taken: ['auth'] });
  } finally {
    await new Promise((resolve) => blocker.close(resolve));
  }
});
