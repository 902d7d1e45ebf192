export type { CommitContext, CommitEffect, CommitHandler } from './commit-handler.ts';
export {
  defineTool,
  type Proposal,
  type Tool,
  type ToolContext,
  type ToolDefinition,
  type ToolResult,
} from './define-tool.ts';
export { executeTool } from './execute-tool.ts';
export { mayTouchListing } from './may-touch-listing.ts';
export { offeredTools, type ToolRegistry, toolRegistry } from './registry.ts';
export { toolResponse } from './tool-response.ts';
