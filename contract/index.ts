export * from './catalogue.ts';
export * from './chat-api.ts';
export * from './ledger.ts';
export * from './market.ts';
export * from './outbox.ts';
export * from './primitives.ts';
export * from './thread.ts';
