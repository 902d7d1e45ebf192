import { type IntentState, intentStateSchema, outboxIntentSchema } from '@merve/contract';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Choice, Filters } from '../design/choice.tsx';
import { PageHeading } from '../design/page-heading.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { stateWords } from './delivery-words.ts';
import { IntentTable } from './intent-table.tsx';

type Wanted = IntentState | 'any';

/** The market's messages to phones, newest first, live. */
export function IntentList(): ReactNode {
  const { marketId } = useMarket();
  const [asked] = useSearchParams();
  const [state, setState] = useState<Wanted>(intentStateSchema.safeParse(asked.get('state')).data ?? 'any');
  const { limit, showMore } = useShown(`${marketId} ${state}`);
  const intents = useLiveQuery(
    {
      collection: 'outbox',
      where: [['marketId', '==', marketId], ...(state === 'any' ? [] : ([['state', '==', state]] as const))],
      orderBy: [['createdAt', 'desc']],
      limit,
    },
    outboxIntentSchema,
  );
  return (
    <>
      <PageHeading title="Messages sent" />
      <Filters>
        <Choice<Wanted>
          label="State"
          value={state}
          onChange={setState}
          options={[
            ['any', 'Any'],
            ...intentStateSchema.options.map((one): [Wanted, string] => [
              one,
              `${one}: ${stateWords[one].split(':')[0]}`,
            ]),
          ]}
        />
      </Filters>
      <LiveView live={intents} what="the messages">
        {(found) => (
          <>
            <IntentTable caption="Messages to phones" rows={found} empty="No such message." />
            <ShowMore shown={found.length} limit={limit} onMore={showMore} />
          </>
        )}
      </LiveView>
    </>
  );
}
