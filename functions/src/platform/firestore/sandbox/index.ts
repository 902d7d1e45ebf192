export type { WouldWrite } from './overlay.ts';
export { type Sandbox, sandboxOver } from './sandbox-documents.ts';
