import type { ContentTemplate } from './content-templates.ts';
import type { Button } from './message.ts';

/** The content templates of the demo account, by ContentSid. In production they are made once, with Twilio's Content API. */
export const demoContentSids = {
  /**
   * Quick replies by number of buttons. {{1}} to {{4}} side by side are the text, because one variable holds only 255
   * characters; then {{5}} title and {{6}} id of the first button, and so on.
   */
  quickReplies: {
    1: 'HX000000000000000000000000000000a1',
    2: 'HX000000000000000000000000000000a2',
    3: 'HX000000000000000000000000000000a3',
  },
  /** Approved: may reach a person who has not written within 24 hours. {{1}} text. */
  notice: 'HX000000000000000000000000000000b1',
} as const;

function quickReply(count: number): ContentTemplate {
  const button = (_: unknown, index: number): Button => ({
    title: `{{${2 * index + 5}}}`,
    id: `{{${2 * index + 6}}}`,
  });
  return { body: '{{1}}{{2}}{{3}}{{4}}', buttons: Array.from({ length: count }, button), approved: false };
}

const { quickReplies, notice } = demoContentSids;

export const demoTemplates: ReadonlyMap<string, ContentTemplate> = new Map([
  [quickReplies[1], quickReply(1)],
  [quickReplies[2], quickReply(2)],
  [quickReplies[3], quickReply(3)],
  [notice, { body: '{{1}}', buttons: [], approved: true }],
]);
