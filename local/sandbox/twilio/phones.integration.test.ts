import { describe, expect, test } from '@jest/globals';
import { accountSid, merve, phone, sandboxOfEachTest } from './testing/sandbox-of-each-test.ts';

const desk = sandboxOfEachTest();

describe('a phone', () => {
  test('posts a signed webhook with the fields Twilio sends', async () => {
    const sent = await desk.sandbox.send(phone, {
      body: 'Grüße 👋',
      profileName: 'Ayşe',
      extraFields: { NewField: '1' },
    });
    expect(sent).toMatchObject({ status: 200, body: '<Response/>', attempts: 1 });
    expect(desk.receiver.received).toMatchObject([
      {
        valid: true,
        path: '/twilioWebhook',
        fields: {
          MessageSid: sent.messageSid,
          SmsMessageSid: sent.messageSid,
          AccountSid: accountSid,
          From: `whatsapp:${phone}`,
          To: merve,
          Body: 'Grüße 👋',
          NumMedia: '0',
          ProfileName: 'Ayşe',
          WaId: '905338800001',
          MessageType: 'text',
          NewField: '1',
        },
        headers: { 'i-twilio-idempotency-token': expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
  });

  test('sends a location and media, and the same message twice', async () => {
    await desk.sandbox.send(phone, { latitude: 35.33, longitude: 33.32, label: 'Harbour' });
    const media = [{ url: 'https://example.org/menu.jpg', contentType: 'image/jpeg' }];
    const { messageSid } = await desk.sandbox.send(phone, { media });
    await desk.sandbox.send(phone, { media, messageSid });
    expect(desk.receiver.received.map(({ fields }) => fields)).toMatchObject([
      { MessageType: 'location', Latitude: '35.33', Longitude: '33.32', Label: 'Harbour', Body: '' },
      { MessageType: 'image', NumMedia: '1', MediaUrl0: media[0]?.url, MediaContentType0: 'image/jpeg' },
      { MessageSid: messageSid, NumMedia: '1' },
    ]);
  });

  test('hands back what the webhook answered, and says when it could not be reached', async () => {
    desk.receiver.answer.status = 500;
    expect(await desk.sandbox.send(phone, { body: 'hello' })).toMatchObject({ status: 500, attempts: 1 });
    desk.receiver.server.closeAllConnections();
    await new Promise((resolve) => desk.receiver.server.close(resolve));
    await expect(desk.sandbox.send(phone, { body: 'hello' })).rejects.toThrow();
  });

  test('is driven over HTTP, and its inbox can be waited for', async () => {
    const waiting = fetch(`${desk.sandbox.url}/sandbox/phones/${phone}/inbox?after=0&waitMs=5000`);
    await desk.send();
    expect(await (await waiting).json()).toMatchObject({
      messages: [{ number: 1, body: 'Held until 20:10.' }],
    });
    const post = (body: string) =>
      fetch(`${desk.sandbox.url}/sandbox/phones/${phone}/send`, { method: 'POST', body });
    expect(await (await post('{"body":"hi"}')).json()).toMatchObject({ status: 200 });
    expect((await post('{"latitude":"north"}')).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
  });
});
