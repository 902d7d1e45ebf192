import { groupRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { locate } from '../platform/locate.ts';
import type { GroupPart } from './group-detail.tsx';
import { groupSentences } from './sentences/index.ts';

/** What the others should know: companions, allergies, from where. */
export function AboutMe({ outing, show }: Omit<GroupPart, 'again'>): ReactNode {
  const say = useSentences(groupSentences);
  const { telling } = outing.me;
  const [companions, setCompanions] = useState(String(telling?.companions ?? 0));
  const [allergies, setAllergies] = useState((telling?.allergies ?? []).join(', '));
  const [address, setAddress] = useState(telling?.address ?? '');
  const [told, setTold] = useState<'saved' | 'located' | 'notLocated' | 'failed' | null>(null);
  const params = { outingId: outing.outingId };
  const tell = (body: object, then: 'saved' | 'located') =>
    callRoute(groupRoutes.tellOuting, { params, body }).then(
      (next) => {
        show(next);
        setTold(then);
      },
      (error: unknown) => {
        console.warn('What was told could not be kept.', error);
        setTold('failed');
      },
    );
  async function useMyPlace() {
    const found = await locate();
    if (found.kind === 'found') await tell({ departure: found.coordinates }, 'located');
    else setTold('notLocated');
  }
  return (
    <details className="rounded-2xl border border-line bg-surface px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-medium">{say.aboutMe}</summary>
      <form
        className="space-y-3 pb-3"
        onSubmit={(event) => {
          event.preventDefault();
          const words = allergies
            .split(/[,;،]/)
            .map((one) => one.trim())
            .filter((one) => one !== '');
          const mail = address.trim() === '' ? null : address.trim();
          void tell({ companions: Number(companions), allergies: words, address: mail }, 'saved');
        }}
      >
        <p className="text-sm text-muted">{say.aboutMeHint}</p>
        <Field
          label={say.companions}
          type="number"
          min={0}
          max={20}
          inputMode="numeric"
          value={companions}
          onChange={({ target }) => setCompanions(target.value)}
        />
        <Field
          label={say.allergies}
          value={allergies}
          maxLength={400}
          onChange={({ target }) => setAllergies(target.value)}
        />
        <Field
          label={say.address}
          hint={say.addressHint}
          type="email"
          autoComplete="email"
          value={address}
          maxLength={254}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{say.save}</Button>
          <Button onClick={useMyPlace}>{say.locate}</Button>
        </div>
        {told !== null && (
          <Notice tone={told === 'saved' || told === 'located' ? 'success' : 'danger'}>{say[told]}</Notice>
        )}
      </form>
    </details>
  );
}
