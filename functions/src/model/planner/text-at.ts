import type { ModelRequest } from '../language-model.ts';

/** What the person said in a turn; empty where it is not theirs, or there is none. */
export function textAt({ turns }: Pick<ModelRequest, 'turns'>, index: number): string {
  const turn = turns[index];
  return turn?.role === 'user' ? turn.text : '';
}
