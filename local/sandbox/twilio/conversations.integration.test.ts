import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { eventually } from '../../testing/eventually.ts';
import { demoContentSids } from './demo-templates.ts';
import { merve, phone, sandboxOfEachTest } from './testing/sandbox-of-each-test.ts';

const desk = sandboxOfEachTest();

const answer = z.object({
  revision: z.number(),
  faults: z.array(z.unknown()),
  conversations: z.array(
    z.object({
      phone: z.string(),
      windowClosesAt: z.string().nullable(),
      messages: z.array(z.looseObject({ body: z.string(), from: z.string(), status: z.string() })),
    }),
  ),
});

async function conversations(query: string): Promise<z.infer<typeof answer>> {
  const response = await fetch(`${desk.sandbox.url}/sandbox/conversations?${query}`);
  return answer.parse(await response.json());
}

const statusesOf = ({ conversations: [first] }: z.infer<typeof answer>) =>
  first?.messages.map(({ from, status }) => `${from} ${status}`);

describe('the conversations of phones', () => {
  test('show both sides, in order, with how far each message came', async () => {
    await desk.sandbox.send(phone, { body: 'a table for 4' });
    await desk.send();
    await eventually(() => desk.sandbox.messages().some(({ status }) => status === 'read'));
    expect(statusesOf(await conversations(`phones=${encodeURIComponent(phone)}`))).toEqual([
      'phone taken',
      'merve read',
    ]);
  });

  test('are given again when something changed, and only then', async () => {
    const of = `phones=${encodeURIComponent(`${phone},+905338800002`)}`;
    const first = await conversations(of);
    expect(first.conversations).toHaveLength(2);
    expect((await conversations(`${of}&after=${first.revision}`)).conversations).toEqual([]);
    const waiting = conversations(`${of}&after=${first.revision}&waitMs=5000`);
    await desk.sandbox.send(phone, { body: 'hello' });
    expect((await waiting).conversations.map(({ phone: changed }) => changed)).toEqual([phone]);
    expect((await conversations(`${of}&after=${first.revision + 1_000}`)).conversations).toHaveLength(2);
  });

  test('come with what is planned to go wrong, as soon as it is', async () => {
    const of = `phones=${encodeURIComponent(phone)}`;
    const { revision } = await conversations(of);
    const waiting = conversations(`${of}&after=${revision}&waitMs=5000`);
    const planned = [{ kind: 'late', times: 1, to: phone }] as const;
    desk.sandbox.setFaults(planned);
    expect(await waiting).toMatchObject({ conversations: [], faults: planned });
    await desk.send();
    expect((await conversations(of)).faults).toEqual([]);
  });

  test('are emptied for whoever is watching them', async () => {
    await desk.sandbox.send(phone, { body: 'hello' });
    const of = `phones=${encodeURIComponent(phone)}`;
    const { revision } = await conversations(of);
    desk.sandbox.clear();
    expect((await conversations(`${of}&after=${revision}`)).conversations).toMatchObject([{ messages: [] }]);
  });

  test('carry locations both ways, and say what was a template', async () => {
    await desk.sandbox.send(phone, { latitude: 35.33, longitude: 33.32, label: 'Harbour' });
    await desk.send({ body: 'Here it is', persistentAction: ['geo:35.1,33.9|Famagusta'] });
    await desk.client.messages.create({
      to: `whatsapp:${phone}`,
      from: merve,
      contentSid: demoContentSids.notice,
      contentVariables: JSON.stringify({ 1: 'Booked' }),
    });
    await eventually(() =>
      desk.sandbox.messages().every(({ status }) => status === 'read' || status === 'received'),
    );
    const [conversation] = (await conversations(`phones=${encodeURIComponent(phone)}`)).conversations;
    expect(conversation?.messages).toMatchObject([
      { location: { latitude: 35.33, longitude: 33.32, label: 'Harbour' } },
      { location: { latitude: 35.1, longitude: 33.9, label: 'Famagusta' }, isApprovedTemplate: false },
      { body: 'Booked', isApprovedTemplate: true },
    ]);
  });
});

describe('what a phone sends', () => {
  test('arrives twice, late or never, as it was told to', async () => {
    await desk.sandbox.send(phone, { body: 'twice', arrives: 'twice' });
    const late = desk.sandbox.send(phone, { body: 'late', arrives: 'late' });
    const lost = await desk.sandbox.send(phone, { body: 'lost', arrives: 'lost' });
    expect(desk.receiver.received.map(({ fields }) => fields['Body'])).toEqual(['twice', 'twice']);
    await late;
    expect(desk.receiver.received.map(({ fields }) => fields['Body'])).toEqual(['twice', 'twice', 'late']);
    expect(lost).toMatchObject({ status: 0, attempts: 0 });
    expect(statusesOf(await conversations(`phones=${encodeURIComponent(phone)}`))).toEqual([
      'phone taken',
      'phone taken',
      'phone lost',
    ]);
  });

  test('is shown as refused when the webhook fails', async () => {
    desk.receiver.answer.status = 500;
    await desk.sandbox.send(phone, { body: 'hello' });
    expect(statusesOf(await conversations(`phones=${encodeURIComponent(phone)}`))).toEqual(['phone refused']);
  });

  test('may be a picture that was uploaded, and nothing a browser would run', async () => {
    const upload = (contentType: string, body: string) =>
      fetch(`${desk.sandbox.url}/sandbox/media`, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body,
      });
    const { url } = z
      .object({ url: z.string() })
      .parse(await (await upload('image/png', 'a picture')).json());
    const fetched = await fetch(url);
    expect([fetched.headers.get('content-type'), await fetched.text()]).toEqual(['image/png', 'a picture']);
    expect((await upload('image/svg+xml', '<svg/>')).status).toBe(400);
    expect((await upload('image/png', '')).status).toBe(400);
  });
});

describe('the 24-hour window', () => {
  test('is shown, and once it is closed by hand free text does not arrive', async () => {
    const of = `phones=${encodeURIComponent(phone)}`;
    expect((await conversations(of)).conversations[0]?.windowClosesAt).toMatch(/^\d{4}-/);
    await fetch(`${desk.sandbox.url}/sandbox/phones/${phone}/window`, { method: 'DELETE' });
    expect((await conversations(of)).conversations[0]?.windowClosesAt).toBeNull();
    await desk.send();
    await eventually(() => desk.sandbox.messages().some(({ status }) => status === 'failed'));
    expect((await conversations(of)).conversations[0]?.messages).toMatchObject([
      { status: 'failed', errorCode: 63_016 },
    ]);
  });

  test('is closed only after Merve has taken what the phone had sent before', async () => {
    const sending = desk.sandbox.send(phone, { body: 'a table for 4', arrives: 'late' });
    await desk.sandbox.closeWindow(phone);
    expect(desk.receiver.received.map(({ fields }) => fields['Body'])).toEqual(['a table for 4']);
    expect(await sending).toMatchObject({ status: 200 });
  });
});

test('pages of this machine may use the phones, others may not', async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${desk.sandbox.url}/sandbox/people`, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await allowed('http://127.0.0.1:5000')).toBe('http://127.0.0.1:5000');
  expect(await allowed('https://example.org')).toBeNull();
  expect(await allowed('http://127.0.0.1.example.org')).toBeNull();
});

test('a message that is to be late is shown late', async () => {
  desk.sandbox.setFaults([{ kind: 'late', times: 1 }]);
  await desk.send({ body: 'late' });
  await desk.send({ body: 'soon' });
  await eventually(() => desk.sandbox.messages().every(({ status }) => status === 'read'));
  expect((await desk.sandbox.inbox(phone)).map(({ body }) => body)).toEqual(['soon', 'late']);
});
