import { merveNumber } from './functions-environment.ts';
import type { Stack } from './stack.ts';

/** What `npm start` prints once everything answers: where things are, and how to talk to Merve. */
export function addressTable(stack: Stack, seconds: number, portOffset: number): string {
  const { ports } = stack;
  const at = (port: number, path = '') => `http://127.0.0.1:${port}${path}`;
  const suffix = portOffset === 0 ? '' : ` -- --port-offset ${portOffset}`;
  const sections: [string, [string, string][]][] = [
    [
      'Addresses',
      [
        ['Web app', at(ports.hosting)],
        [
          '  for operators',
          `${at(ports.hosting, '/admin')}   (${stack.operator.email}, password ${stack.operator.password})`,
        ],
        ['  WhatsApp phones', at(ports.hosting, '/dev/whatsapp')],
        ['HTTP API', `${stack.functionsUrl}/api`],
        ['WhatsApp webhook', `${stack.functionsUrl}/twilioWebhook`],
        ['WhatsApp sandbox', `${at(ports.sandbox)}   (Merve is ${merveNumber})`],
        ['Stripe sandbox', `${at(ports.stripe)}   (pay on the page Merve sends a link to)`],
        ['Firestore', `127.0.0.1:${ports.firestore}`],
        ['Auth', at(ports.auth)],
        ['Tasks', at(ports.tasks)],
        ['Demo market', stack.market],
      ],
    ],
    [
      'Talk to Merve: open the web app, or in another terminal',
      [
        ['as a guest', `npm run chat${suffix}`],
        ['as the restaurant', `npm run chat -- --merchant${suffix.replace(' --', '')}`],
        ['watch it all', 'npm run demo'],
      ],
    ],
  ];
  const width = 20;
  const lines = sections.flatMap(([title, rows]) => [
    ` ${title}`,
    ...rows.map(([label, value]) => `   ${label.padEnd(width)}${value}`),
    '',
  ]);
  return ['', ` Merve is ready after ${seconds.toFixed(1)} s. Ctrl-C stops it.`, '', ...lines].join('\n');
}
