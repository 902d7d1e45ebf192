import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeFrames, encodeFrame } from './frames.ts';

test('of a file cut anywhere, every whole record before the cut is read', () => {
  const payloads = fc.array(fc.uint8Array({ maxLength: 20 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(payloads, fc.nat(200), (written, cut) => {
      const frames = written.map(encodeFrame);
      const file = Buffer.concat(frames).subarray(0, cut);
      const { payloads: read, length } = decodeFrames(file);
      let end = 0;
      const whole = frames.filter((frame) => {
        end += frame.length;
        return end <= file.length;
      });
      expect(read.map((one) => [...one])).toEqual(written.slice(0, whole.length).map((one) => [...one]));
      expect(length).toBe(whole.reduce((sum, frame) => sum + frame.length, 0));
    }),
  );
});

test('a record with a flipped bit ends the reading', () => {
  const file = Buffer.concat([encodeFrame(Buffer.from('one')), encodeFrame(Buffer.from('two'))]);
  file[file.length - 1] = (file[file.length - 1] ?? 0) ^ 1;
  expect(decodeFrames(file).payloads.map(String)).toEqual(['one']);
});
