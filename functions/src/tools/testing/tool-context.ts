import type { Market, MerveConfig } from '@merve/contract';
import { defaultMerveConfig } from '../../markets/index.ts';
import type { Tool, ToolContext } from '../define-tool.ts';

export const testMarket: Market = {
  marketId: 'north-cyprus',
  name: 'North Cyprus',
  currency: 'TRY',
  timeZone: 'Asia/Famagusta',
  defaultLanguage: 'en',
  emergencyNumber: '112',
  boundingBox: { west: 32.2, south: 34.5, east: 34.7, north: 35.75 },
  catalogueVersion: 1,
};

/** Every one of `tools` enabled, as the generated default has it. */
export function testConfig(tools: readonly Tool[], changes: Partial<MerveConfig> = {}): MerveConfig {
  return { ...defaultMerveConfig(testMarket, tools), ...changes };
}

/** A person in the test market on WhatsApp, on 21 November 2026 at 10:00 UTC. */
export function testContext(config: MerveConfig, changes: Partial<ToolContext> = {}): ToolContext {
  return {
    threadId: 'thread-1',
    actorId: 'act_1',
    market: testMarket,
    config,
    language: 'en',
    channel: 'whatsapp',
    customerName: 'Ayla',
    pendingRef: null,
    context: { lastLocation: null, lastListings: [] },
    now: new Date('2026-11-21T10:00:00Z'),
    idempotencyKey: 'thread-1:1:0',
    signal: new AbortController().signal,
    ...changes,
  };
}
