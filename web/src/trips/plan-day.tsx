import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAskInChat } from '../cards/use-ask-in-chat.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { tripsSentences } from './sentences/index.ts';

/** Says it in the conversation, where Merve asks for what is missing. */
export function PlanDay({
  label,
  isMain = false,
}: {
  readonly label: string;
  readonly isMain?: boolean;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const { state, ask } = useAskInChat();
  return (
    <>
      <Button
        look={isMain ? 'primary' : 'secondary'}
        busy={state === 'asking'}
        onClick={() => ask(null, say.sayPlanDay)}
      >
        <Sparkles aria-hidden className="size-4" />
        {label}
      </Button>
      {state === 'failed' && <Notice tone="danger">{say.changeFailed}</Notice>}
    </>
  );
}
