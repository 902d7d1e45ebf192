import { describe, expect, test } from '@jest/globals';
import { keepReachable } from './keep-reachable.ts';

const message = (fields: Record<string, string>, nested = {}) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, type], id) => [name, { type, id }])),
  ...(Object.keys(nested).length === 0 ? {} : { nested }),
});
const unused = message({ id: 'int64' });

const descriptor = {
  options: { syntax: 'proto3' },
  nested: {
    shop: {
      nested: {
        v1: {
          nested: {
            Orders: {
              methods: { Place: { requestType: 'PlaceRequest', responseType: '.common.Receipt' } },
            },
            PlaceRequest: message(
              { kind: 'Kind', item: 'Catalogue.Item', note: 'string', again: 'PlaceRequest' },
              { Kind: { values: { SOME: 0 } }, Unused: unused },
            ),
            Catalogue: message({ owner: 'Owner' }, { Item: message({ name: 'string' }) }),
            Owner: unused,
          },
        },
        admin: { nested: { Reports: { methods: {} }, Report: unused } },
      },
    },
    common: { nested: { Receipt: message({ number: 'uint64' }), Unused: unused } },
  },
};

describe('what a service can send or receive', () => {
  const kept = keepReachable(descriptor, 'shop.v1.Orders');

  test('is kept: messages of its methods, their fields, enums and messages nested in others', () => {
    expect(kept).toMatchObject({
      nested: {
        shop: { nested: { v1: { nested: { Orders: {}, PlaceRequest: { nested: { Kind: {} } } } } } },
        common: { nested: { Receipt: { fields: { number: { type: 'uint64' } } } } },
      },
    });
  });

  test('is all that is kept', () => {
    expect(JSON.stringify(kept)).not.toMatch(/Unused|admin|Owner/);
  });

  test('leaves a message that is only the scope of another one without its own fields', () => {
    expect(kept.nested?.['shop']?.nested?.['v1']?.nested?.['Catalogue']).toEqual({
      nested: { Item: message({ name: 'string' }) },
    });
  });
});

test('a service that is not there is an error, not an empty descriptor', () => {
  expect(() => keepReachable(descriptor, 'shop.v2.Orders')).toThrow('no service shop.v2.Orders');
});
