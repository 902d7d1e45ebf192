export type { CommitContext, CommitEffect, CommitHandler } from './commit-handler.ts';
export {
  defineTool,
  type Proposal,
  type Tool,
  type ToolContext,
  type ToolDefinition,
  type ToolEffect,
  type ToolResult,
} from './define-tool.ts';
export { type ExecutedTool, executeTool, type ToolCallRequest } from './execute-tool.ts';
export { mayTouchListing } from './may-touch-listing.ts';
export { declarationsFor, type ToolRegistry, toolRegistry } from './registry.ts';
export { toolResponse } from './tool-response.ts';
