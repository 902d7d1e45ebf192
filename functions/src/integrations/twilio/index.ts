// The sender is not here: functions that only receive must not load it (`./message-sender.ts`, lazily).
export { type InboundMessage, parseInboundMessage } from './inbound-message.ts';
export { parseStatusCallback, type StatusCallback } from './status-callback.ts';
export { verifySignature } from './verify-signature.ts';
