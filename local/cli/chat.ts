import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { PhoneAction } from '../sandbox/twilio/phones.ts';
import { demoPeople } from '../seed/demo-people.ts';
import { defaultPorts } from '../stack/ports.ts';
import { chatHelp, parseChatLine } from './chat-command.ts';
import { type Arrival, NoStackError, type SandboxPhone, sandboxPhone } from './sandbox-phone.ts';

const usage = `npm run chat -- [options]
  --as +90533…        which phone this is (default ${demoPeople.guest.number})
  --merchant          the demo restaurant's phone
  --driver            the demo driver's phone
  --name NAME         the profile name WhatsApp shows
  --once TEXT         send one message, print what comes back, and end (1 if nothing does)
  --wait SECONDS      how long to wait for an answer with --once or piped input (default 15)
  --port-offset N     talk to a stack started with the same option (or MERVE_PORT_OFFSET)
  --sandbox URL       talk to a sandbox anywhere else
  --help`;

/** After the first answer, how long to listen for another one. */
const quietMs = 1_500;
const coloured = process.stdout.isTTY === true;
const dim = (text: string) => (coloured ? `\u001b[2m${text}\u001b[0m` : text);
const bold = (text: string) => (coloured ? `\u001b[1m${text}\u001b[0m` : text);
const clock = (at: string) => new Date(at).toTimeString().slice(0, 5);

/** One arrived message: time, text, and its buttons as numbered options. */
function arrivalText({ at, body, buttons, persistentActions, mediaUrls }: Arrival): string {
  const indent = ' '.repeat(14);
  const options = buttons.map(({ title }, index) => `[${index + 1}] ${bold(title)}`).join('   ');
  return [
    `${dim(clock(at))}  ${bold('Merve')}   ${body.replaceAll('\n', `\n${indent}`)}`,
    ...[...persistentActions, ...mediaUrls].map((extra) => `${indent}${dim(extra)}`),
    ...(options === '' ? [] : [`${indent}${options}`]),
  ].join('\n');
}

function deliveryTick(status: number): string {
  return status < 300 ? dim('✓✓') : `✗ Merve's webhook answered ${status}`;
}

/** Everything that arrives until it has been quiet for a while; nothing at all after `waitMs` ends it too. */
async function receiveReplies(
  phone: SandboxPhone,
  waitMs: number,
  show: (arrival: Arrival) => void,
): Promise<number> {
  let count = 0;
  for (let wait = waitMs; ; wait = quietMs) {
    const arrived = await phone.receive(wait);
    if (arrived.length === 0) return count;
    count += arrived.length;
    arrived.forEach(show);
  }
}

interface Chat {
  phone: SandboxPhone;
  waitMs: number;
  buttons: Arrival['buttons'];
  last: PhoneAction | undefined;
}

const print = (text: string) => void process.stdout.write(`${text}\n`);

function show(chat: Chat, arrival: Arrival): void {
  if (arrival.buttons.length > 0) chat.buttons = arrival.buttons;
  print(arrivalText(arrival));
}

/** Sends the action and shows its tick. */
async function send(chat: Chat, action: PhoneAction): Promise<number> {
  const { messageSid, status } = await chat.phone.send(action);
  chat.last = { ...action, messageSid };
  if (action.buttonPayload !== undefined) chat.buttons = [];
  const { body, buttonText, latitude, longitude } = action;
  const said = buttonText ?? (latitude === undefined ? body : `(location ${latitude}, ${longitude})`);
  print(`${dim(clock(new Date().toISOString()))}  You     ${said ?? ''}  ${deliveryTick(status)}`);
  return status;
}

/** Carries out one line. @returns whether the chat goes on, and whether something was sent. */
async function carryOut(chat: Chat, line: string): Promise<{ goesOn: boolean; sent: boolean }> {
  const command = parseChatLine(line, chat.buttons, chat.last);
  if (command.kind === 'send') await send(chat, command.action);
  if (command.kind === 'help') print(chatHelp);
  if (command.kind === 'problem') print(command.text);
  return { goesOn: command.kind !== 'quit', sent: command.kind === 'send' };
}

/** Lines from a pipe: each waits for its answer before the next is sent. */
async function runPiped(chat: Chat): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const { goesOn, sent } = await carryOut(chat, line);
    if (!goesOn) return;
    if (sent) await receiveReplies(chat.phone, chat.waitMs, (arrival) => show(chat, arrival));
  }
}

async function runInteractive(chat: Chat): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  const closed = new AbortController();
  terminal.on('close', () => closed.abort());
  terminal.on('SIGINT', () => terminal.close());

  const listen = async () => {
    while (!closed.signal.aborted) {
      for (const arrival of await chat.phone.receive(30_000, closed.signal)) {
        process.stdout.write('\r\u001b[K');
        show(chat, arrival);
        terminal.prompt(true);
      }
    }
  };
  const listening = listen().catch((error: unknown) => {
    if (closed.signal.aborted) return;
    print(error instanceof NoStackError ? '\nThe stack has stopped.' : `\n${String(error)}`);
    terminal.close();
  });

  terminal.prompt();
  for await (const line of terminal) {
    // The typed line is shown again with its time and tick.
    process.stdout.write('\u001b[A\r\u001b[K');
    if (!(await carryOut(chat, line)).goesOn) break;
    terminal.prompt();
  }
  terminal.close();
  await listening;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      as: { type: 'string' },
      merchant: { type: 'boolean', default: false },
      driver: { type: 'boolean', default: false },
      name: { type: 'string' },
      once: { type: 'string' },
      wait: { type: 'string', default: '15' },
      'port-offset': { type: 'string', default: process.env['MERVE_PORT_OFFSET'] ?? '0' },
      sandbox: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(usage);
  const person = values.merchant ? demoPeople.merchant : values.driver ? demoPeople.driver : demoPeople.guest;
  const url = values.sandbox ?? `http://127.0.0.1:${defaultPorts.sandbox + Number(values['port-offset'])}`;
  const number = values.as ?? person.number;
  const phone = sandboxPhone({ url, number, name: values.name ?? person.name });
  const chat: Chat = { phone, waitMs: Number(values.wait) * 1_000, buttons: [], last: undefined };
  const merve = (await phone.merve()).replace('whatsapp:', '');
  const earlier = await phone.history();
  phone.skipTo(earlier.length);

  if (values.once !== undefined) {
    const status = await send(chat, { body: values.once });
    const count = await receiveReplies(phone, chat.waitMs, (arrival) => show(chat, arrival));
    process.exitCode = status < 300 && count > 0 ? 0 : 1;
    return;
  }
  print(
    dim(` WhatsApp: ${number} (${values.name ?? person.name}) writing to Merve, ${merve}. /help, /quit\n`),
  );
  for (const arrival of earlier.slice(-5)) show(chat, arrival);
  await (process.stdin.isTTY ? runInteractive(chat) : runPiped(chat));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
