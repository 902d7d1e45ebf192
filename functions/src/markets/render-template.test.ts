import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderTemplate } from './render-template.ts';

describe('renderTemplate', () => {
  const values = { businessName: 'Carob Lantern', party: '4' };

  test('fills variables by their name and by their snake_case alias', () => {
    expect(renderTemplate('{businessName}/{business_name}: {party}', values)).toBe(
      'Carob Lantern/Carob Lantern: 4',
    );
  });

  test('refuses unknown variables, naming each once', () => {
    expect(() => renderTemplate('{party} {phone} {phone} {toString}', values)).toThrow(/phone, toString/);
  });

  test('leaves braces alone that are no variable', () => {
    expect(renderTemplate('{} { party } {party', values)).toBe('{} { party } {party');
  });

  test('says below what a template leaves out and must not', () => {
    expect(renderTemplate('New: {party}', values, ['party', 'businessName'])).toBe('New: 4\nCarob Lantern');
    expect(renderTemplate('{business_name}', values, ['businessName'])).toBe('Carob Lantern');
  });

  test('never reads a value as a template', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(renderTemplate('{name}', { name })).toBe(name);
      }),
    );
    expect(renderTemplate('{a}', { a: '{b} $& $1', b: 'no' })).toBe('{b} $& $1');
  });
});
