import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { kindNames } from './kind-names/index.ts';
import { nameOfKind } from './kind-names/name-of-kind.ts';

/** `seafood`, `boutique`: what kind of place it is, in the reader's language. @param kind the sub-category, else the category */
export function KindName({ kind }: { readonly kind: string }): ReactNode {
  return <bdi>{nameOfKind(kind, useSentences(kindNames))}</bdi>;
}
