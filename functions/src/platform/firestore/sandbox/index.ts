export { type Past, pastOf } from './past-documents.ts';
export { type Sandbox, sandboxOver } from './sandbox-documents.ts';
