import { dutyRosterSchema, type PharmacyDuty } from '@merve/contract';
import { type DutyRosterView, dutyRosterRoutes as routes } from '@merve/contract/api';
import { type ReactNode, useMemo, useState } from 'react';
import { Notice } from '../../design/notice.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { dayIn } from '../design/market-days.ts';
import { PageHeading, Section } from '../design/page-heading.tsx';
import { Editor } from '../editing/editor.tsx';
import { type SaveAction, type SaveOutcome, saved } from '../editing/save-outcome.ts';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { mapLive, useLiveDocument } from '../live/use-live.ts';
import { DutyFields } from './duty-fields.tsx';
import { DutyHistory } from './duty-history.tsx';
import { draftOf, dutiesOf, problemsOf, rosterDraftSchema } from './roster-draft.ts';
import { nightWords, rosterWords } from './roster-words.ts';
import type { Pharmacies } from './use-pharmacies.ts';

/** A roster as far as it is edited; at version 0 where there is none. */
interface Roster {
  readonly version: number;
  readonly duties: readonly Pick<PharmacyDuty, 'placeId' | 'starts' | 'ends'>[];
}

const unknown: Roster = { duties: [], version: 0 };

interface NightProps {
  /** Local date on which the night begins. */
  readonly date: string;
  readonly pharmacies: Pharmacies;
}

/** One night: who is on duty, to be changed, and who changed it before. */
export function NightPage(props: NightProps): ReactNode {
  const { date } = props;
  const { marketId, timeZone } = useMarket();
  const isDate = dayIn(timeZone, date) !== null;
  const live = useLiveDocument(isDate ? `markets/${marketId}/dutyRosters/${date}` : null, dutyRosterSchema);
  // What a save was answered with, until the live document has caught up.
  const [answered, setAnswered] = useState<Roster>(unknown);
  const newest = mapLive(live, (found): Roster => {
    const stored = found ?? unknown;
    return answered.version > stored.version ? answered : stored;
  });
  const back = { href: `/admin/duty?from=${date}`, label: 'All nights' };
  if (!isDate) return <PageHeading title="There is no such date" back={{ ...back, href: '/admin/duty' }} />;
  return (
    <>
      <PageHeading title={nightWords(date)} back={back} />
      <LiveView live={newest} what="the night">
        {(roster) => <Night {...props} roster={roster} onAnswered={setAnswered} />}
      </LiveView>
    </>
  );
}

function Night({
  date,
  pharmacies,
  roster,
  onAnswered,
}: NightProps & {
  readonly roster: Roster;
  readonly onAnswered: (roster: DutyRosterView) => void;
}): ReactNode {
  const { marketId } = useMarket();
  const words = useMemo(() => rosterWords(pharmacies.nameOf), [pharmacies]);
  const stored = useMemo(
    () => ({ version: String(roster.version), value: draftOf(roster.duties) }),
    [roster],
  );

  async function saveDuties(
    duties: ReturnType<typeof dutiesOf>,
    expectedVersion: number,
    reason: string,
  ): Promise<SaveOutcome> {
    const outcome = await saved(
      callRoute(routes.saveDutyRoster, {
        params: { marketId, date },
        body: { expectedVersion, reason, duties },
      }),
      onAnswered,
      (current) => onAnswered(routes.saveDutyRoster.response.schema.parse(current)),
    );
    return outcome.kind === 'invalid'
      ? { kind: 'invalid', problems: problemsOf(outcome.problems, duties) }
      : outcome;
  }
  const save: SaveAction = {
    label: 'Review and save',
    title: 'Change who is on duty',
    explanation: 'People are told so from the next question on.',
    act: 'Save',
    run: (value, version, reason) => saveDuties(dutiesOf(value), Number(version), reason),
  };
  return (
    <>
      <Editor
        name={`duty.${marketId}.${date}`}
        stored={stored}
        schema={rosterDraftSchema}
        words={words}
        saves={[save]}
      >
        <Section title="On duty">
          <DutyFields pharmacies={pharmacies} />
        </Section>
      </Editor>
      <Section title="Who changed it">
        {roster.version === 0 && (
          <Notice tone="info">
            There is no roster of this night. One is made when somebody is put on duty.
          </Notice>
        )}
        <DutyHistory
          date={date}
          version={roster.version}
          words={words}
          onUndo={(duties, reason) => saveDuties([...duties], roster.version, reason)}
        />
      </Section>
    </>
  );
}
