export { type Sandbox, sandboxOver } from './sandbox-documents.ts';
