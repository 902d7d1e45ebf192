import type { Capability } from '../../manifest/capability.ts';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { bookWinnerTool } from './book-winner.ts';
import { castVoteTool } from './cast-vote.ts';
import { cancelVoteTool, closeVoteTool, confirmVoteEndHandler } from './end-vote.ts';
import { inviteToVoteTool } from './invite-to-vote.ts';
import { joinVoteTool } from './join-vote.ts';
import { leaveVoteTool } from './leave-vote.ts';
import { startVoteTool } from './start-vote.ts';
import { voteStatusTool } from './vote-status.ts';

/** A vote of a group, in the conversation. */
export const votes = (needs: CapabilityNeeds): Capability => ({
  tools: [
    startVoteTool(needs),
    joinVoteTool(needs.documents),
    castVoteTool(needs.documents),
    voteStatusTool(needs.documents),
    inviteToVoteTool(needs.documents),
    closeVoteTool(needs.documents),
    cancelVoteTool(needs.documents),
    leaveVoteTool(needs.documents),
    bookWinnerTool(needs),
  ],
  handlers: [confirmVoteEndHandler(needs.documents)],
});
