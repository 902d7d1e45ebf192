import type { TextCard as Text } from '@merve/contract/cards';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import type { OnAsk } from './card.tsx';

/** Questions that may come next; the words themselves are the message's. */
export function TextCard({ card, onAsk }: { readonly card: Text; readonly onAsk: OnAsk }): ReactNode {
  if (card.followUpQuestions.length === 0) return null;
  return (
    <ul className="flex max-w-md flex-wrap gap-2">
      {card.followUpQuestions.map((question) => (
        <li key={question}>
          <Button className="text-start" onClick={() => onAsk(null, question)}>
            <bdi>{question}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
