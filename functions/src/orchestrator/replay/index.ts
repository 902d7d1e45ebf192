export { type ReplayNeeds, replayTurn, type SandboxedCapabilities } from './replay-turn.ts';
