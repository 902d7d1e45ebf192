import { z } from 'zod';

const portNumber = z.int().min(1).max(65_535);

const startEmulators = z.object({
  type: z.literal('start'),
  root: z.string(),
  projectId: z.string().startsWith('demo-'),
  functionsDirectory: z.string(),
  hostingDirectory: z.string(),
  /** Holds the `.env.local` of the functions. */
  environmentDirectory: z.string(),
  /** Where the Auth emulator's users are kept from one start to the next; absent when nothing is kept. */
  authDirectory: z.string().optional(),
  ports: z.object({
    hosting: portNumber,
    functions: portNumber,
    auth: portNumber,
    firestore: portNumber,
    tasks: portNumber,
    eventarc: portNumber,
    hub: portNumber,
    logging: portNumber,
    sandbox: portNumber,
    places: portNumber,
    storage: portNumber,
  }),
});

/** What the stack tells the emulators' process. */
export const emulatorsCommand = z.discriminatedUnion('type', [
  startEmulators,
  z.object({ type: z.literal('stop') }),
]);
export type StartEmulators = z.infer<typeof startEmulators>;

const emulatorLogEntry = z.object({
  /** winston's: error, warn, info, debug. */
  level: z.string(),
  text: z.string(),
  functionName: z.string().optional(),
  /** True for what the functions' own code printed. */
  fromFunction: z.boolean(),
  /** The structured log entry, when the function printed one. */
  fields: z.record(z.string(), z.unknown()).optional(),
});
export type EmulatorLogEntry = z.infer<typeof emulatorLogEntry>;

/** What the emulators' process tells the stack. */
export const emulatorsMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('failed'), message: z.string() }),
  z.object({ type: z.literal('log'), entry: emulatorLogEntry }),
]);
export type EmulatorsMessage = z.infer<typeof emulatorsMessage>;
