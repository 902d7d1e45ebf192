export { replayTurn, type SandboxedCapabilities } from './replay-turn.ts';
