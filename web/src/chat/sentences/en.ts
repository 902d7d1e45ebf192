/** The conversation. */
const en = {
  title: 'Conversation with Merve',
  write: 'Write to Merve',
  send: 'Send',
  thinking: 'Merve is on it …',
  failed: 'Not sent.',
};

export type ChatSentences = typeof en;
export default en;
