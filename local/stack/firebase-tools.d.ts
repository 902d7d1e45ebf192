// The parts of firebase-tools 15.34.2 that local/stack/firebase-emulators.ts plugs into, and those that decide what a
// deployment uploads. They are internal: the version is pinned, and the tests that use them notice when one is gone.

declare module 'firebase-tools/lib/listFiles.js' {
  export function listFiles(directory: string, ignore: readonly string[]): string[];
}

declare module 'firebase-tools/lib/fsAsync.js' {
  export function readdirRecursive(options: {
    path: string;
    ignoreStrings: readonly string[];
  }): Promise<{ name: string }[]>;
}

declare module 'firebase-tools/lib/emulator/registry.js' {
  export interface EmulatorInstance {
    getName(): string;
    getInfo(): { name: string; host: string; port: number };
    start(): Promise<void>;
    connect(): Promise<void>;
    stop(): Promise<void>;
  }
  export const EmulatorRegistry: {
    start(instance: EmulatorInstance): Promise<void>;
    stopAll(): Promise<void>;
  };
}

declare module 'firebase-tools/lib/emulator/controller.js' {
  import type { Config } from 'firebase-tools/lib/config.js';
  export function startAll(
    options: {
      config: Config;
      project: string;
      projectId: string;
      only: string;
      cwd: string;
      projectRoot: string;
      site: string;
      nonInteractive: boolean;
      import?: string;
    },
    showUI: boolean,
  ): Promise<unknown>;
}

declare module 'firebase-tools/lib/config.js' {
  export class Config {
    constructor(source: Record<string, unknown>, options: { projectDir: string; cwd: string });
  }
}

declare module 'firebase-tools/lib/logger.js' {
  export const logger: {
    on(
      event: 'data',
      listener: (entry: { level: string; message: unknown } & Record<symbol, unknown>) => void,
    ): void;
  };
}

declare module 'firebase-tools/lib/emulator/hubExport.js' {
  export class HubExport {
    constructor(
      projectId: string,
      options: { path: string; initiatedBy: string; targets: readonly string[] },
    );
    exportAll(): Promise<void>;
  }
}

declare module 'firebase-tools/lib/emulator/functionsRuntimeWorker.js' {
  import type { ServerResponse } from 'node:http';

  export interface Worker {
    state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
    request(request: unknown, response: ServerResponse, body: unknown): Promise<void>;
  }
  export class RuntimeWorkerPool {
    cleanUpWorkers(): void;
    getTriggerWorkers(id: string | undefined, runtime: string | undefined): readonly Worker[];
    readyForWork(id: string | undefined, runtime: string | undefined): boolean;
    getIdleWorker(id: string | undefined, runtime: string | undefined): Worker | undefined;
    submitRequest(
      id: string | undefined,
      request: unknown,
      response: ServerResponse,
      body: unknown,
      debug: unknown,
      runtime: string | undefined,
    ): Promise<void>;
  }
}

declare module 'firebase-tools/lib/emulator/functionsEmulator.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Worker } from 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';

  export class FunctionsEmulator {
    resolveSecretEnvs(): Promise<Record<string, string>>;
    getFirebaseConfig(): string;
    startRuntime(backend: unknown, trigger?: { id: string }): Promise<Worker>;
    handleHttpsTrigger(request: IncomingMessage, response: ServerResponse): Promise<void>;
  }
}

declare module 'firebase-tools/lib/emulator/tasksEmulator.js' {
  export const TaskQueueController: { UPDATE_TIMEOUT: number; LISTEN_TIMEOUT: number };
}

declare module 'firebase-tools/lib/emulator/taskQueue.js' {
  export interface QueuedTask {
    name: string;
    scheduleTime?: string;
  }
  export class TaskQueue {
    queuedIds: Set<string>;
    enqueue(task: QueuedTask): void;
    delete(taskName: string): void;
  }
}

declare module 'firebase-tools/lib/deploy/functions/runtimes/node/versioning.js' {
  const versioning: { getLatestSDKVersion: () => string | undefined };
  export default versioning;
}

declare module 'firebase-tools/lib/emulator/auth/handlers.js' {
  export interface PageRequest {
    readonly query: Readonly<Partial<Record<'apiKey' | 'providerId' | 'authType' | 'tid', string>>>;
  }
  export interface PageResponse {
    type(name: string): this;
    send(body: string): void;
  }
  export interface Pages {
    get(
      path: string,
      answer: (request: PageRequest, response: PageResponse, next: () => void) => Promise<void>,
    ): void;
  }
  export interface ProviderAccount {
    rawId?: string;
    email?: string;
    displayName?: string;
  }
  const pages: {
    registerHandlers(
      app: Pages,
      stateOf: (
        apiKey: string,
        tenantId: string | undefined,
      ) => { listProviderInfosByProviderId(provider: string): readonly ProviderAccount[] },
    ): void;
  };
  export default pages;
}

/** What its Auth emulator makes its API of. */
declare module 'exegesis-express' {
  type Middleware = (openApi: object, options: object, done?: undefined) => Promise<unknown>;
  const exegesis: { middleware: Middleware };
  export default exegesis;
}
