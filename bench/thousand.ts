import { auditChanges, auditRolling } from '../functions/src/entrypoints/audits.ts';
import { applyDeliveryStatus } from '../functions/src/outbox/index.ts';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { type Desk, openDesk } from './desk.ts';
import { type Row, rounded } from './row.ts';
import { arrive, turn } from './turn.ts';

const dayMs = 24 * 60 * 60_000;
const people = 24;
/** The hours at which the demo restaurant can be booked, one booking each, on so many days as are needed. */
const hours = ['1pm', '2pm', '3pm', '4pm', '5pm', '6pm', '7pm', '8pm'];
/** Twilio tells of a message that it was sent, delivered and read. */
const reports = ['sent', 'delivered', 'read'];
/** Dollars for one document read, and for one written: list prices of a regional database, $0.03 and $0.09 for 100,000. */
const price = { read: 0.03 / 100_000, write: 0.09 / 100_000 };
/** Of a quarter of an hour, the part that the next pass of an auditor looks at once more (`docs/decisions/0046`). */
const overlap = 10 / 15;

interface Spent {
  readonly reads: number;
  readonly writes: number;
}

/** A desk on which auditors may be asked at a later time than now. */
interface AuditedDesk extends Desk {
  spentOn(work: () => Promise<unknown>): Promise<Spent>;
  /** All auditors, so many days from now. */
  audit(days: number): Promise<void>;
}

/**
 * What 1,000 plain messages with their answers cost in Firestore, and 1,000 bookings that are proposed and confirmed: all that is read and
 * written for them from the webhook to the provider's last report, and what auditors read of them until their day is sealed.
 */
export async function thousandRows(): Promise<Row[]> {
  const nothing = await measured(async () => ({ reads: 0, writes: 0 }));
  return [
    ...rowsOf('plain', await measured(plainMessages), nothing),
    ...rowsOf('booked', await measured(bookings), nothing),
  ];
}

interface Measured {
  /** By the work itself. */
  readonly work: Spent;
  /** By auditors, of the work and of what is there beside it. */
  readonly audits: Spent;
}

async function measured(work: (desk: AuditedDesk) => Promise<Spent>): Promise<Measured> {
  const desk = await openDesk();
  try {
    const audited = auditedDesk(desk);
    for (let index = 0; index < people; index += 1) {
      await turn(desk, await arrive(desk, phoneOf(index), 'hello'));
      await turn(desk, await arrive(desk, phoneOf(index), 'good to see you'));
    }
    await told(audited);
    await audited.audit(0);
    const spent = await work(audited);
    const judged = await audited.spentOn(() => audited.audit(0));
    const again = await audited.spentOn(() => audited.audit(0));
    const sealed = await audited.spentOn(() => audited.audit(3));
    const audits = (part: keyof Spent) => judged[part] + again[part] * overlap + sealed[part];
    return { work: spent, audits: { reads: audits('reads'), writes: audits('writes') } };
  } finally {
    await desk.stop();
  }
}

/** What auditors read of `nothing` they read beside any work: their own marks, and the people who were there before. */
function rowsOf(name: string, { work, audits }: Measured, nothing: Measured): Row[] {
  const audited = (part: keyof Spent) => audits[part] - nothing.audits[part];
  const thousand = (total: number) => rounded((total / people) * 1000, -2);
  const dollars =
    (work.reads + audited('reads')) * price.read + (work.writes + audited('writes')) * price.write;
  const row = (part: string, value: number, unit: string): Row => ({
    ...{ name: `thousand.${name}.${part}`, value, unit, target: null },
  });
  return [
    row('reads', thousand(work.reads), 'documents'),
    row('writes', thousand(work.writes), 'documents'),
    row('audit.reads', thousand(audited('reads')), 'documents'),
    row('dollars', rounded((dollars / people) * 1000, 3), '$'),
  ];
}

async function plainMessages(desk: AuditedDesk): Promise<Spent> {
  const answered = await desk.spentOn(async () => {
    for (let index = 0; index < people; index += 1) {
      await turn(desk, await arrive(desk, phoneOf(index), 'what can you do?'));
    }
  });
  return together(answered, await told(desk));
}

async function bookings(desk: AuditedDesk): Promise<Spent> {
  let all: Spent = { reads: 0, writes: 0 };
  for (let index = 0; index < people; index += 1) {
    const day = new Date(Date.now() + (3 + Math.floor(index / hours.length)) * dayMs);
    const date = day.toLocaleDateString('en', { day: 'numeric', month: 'long' });
    const wish = `Book a table for 4 at ${demoRestaurant.name} on ${date} at ${hours[index % hours.length]}`;
    const spent = await desk.spentOn(async () => {
      await turn(desk, await arrive(desk, phoneOf(index), wish));
      await turn(desk, await arrive(desk, phoneOf(index), 'YES'));
    });
    all = together(all, together(spent, await told(desk)));
    await longAgo(desk);
  }
  const confirmed = (await desk.documents.allTransactions.get()).docs.filter(
    (document) => document.data().state === 'confirmed',
  );
  if (confirmed.length !== people)
    throw new Error(`${confirmed.length} of ${people} bookings were confirmed`);
  return all;
}

function auditedDesk(desk: Desk): AuditedDesk {
  const { documents } = desk;
  return {
    ...desk,
    async spentOn(work) {
      const { cost } = await desk.server.cost.measure(work);
      return { reads: cost.documentReads, writes: cost.writes + cost.deletes };
    },
    async audit(days) {
      const context = { documents, clock: { now: () => new Date(Date.now() + days * dayMs) } };
      const reports = [...(await auditChanges(context)), ...(await auditRolling(context))];
      const findings = reports.flatMap((report) => report.findings);
      if (findings.length > 0) throw new Error(`sound work is found fault with: ${JSON.stringify(findings)}`);
    },
  };
}

/** The provider reports of every message that left. */
async function told({ documents, spentOn }: AuditedDesk): Promise<Spent> {
  const { docs } = await documents.intents.where('state', '==', 'sent').get();
  return spentOn(async () => {
    for (const intent of docs.map((document) => document.data())) {
      for (const status of reports) {
        const callback = { messageSid: intent.providerId ?? '', status, errorCode: null, to: intent.to };
        await applyDeliveryStatus(documents, { intentId: intent.intentId, callback, now: new Date() });
      }
    }
  });
}

function together(some: Spent, others: Spent): Spent {
  return { reads: some.reads + others.reads, writes: some.writes + others.writes };
}

/** As if the merchant had been told an hour ago: pacing reads what somebody was told in the last minute, and these come all at once. */
async function longAgo({ documents }: Desk): Promise<void> {
  const hourAgo = new Date(Date.now() - 60 * 60_000);
  for (const { ref } of (await documents.intents.where('state', '==', 'read').get()).docs)
    await ref.update({ attemptedAt: hourAgo });
}

function phoneOf(index: number): string {
  return `+9053300${String(91_000 + index)}`;
}
