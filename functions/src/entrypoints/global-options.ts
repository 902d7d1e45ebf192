import { setGlobalOptions } from 'firebase-functions/v2/options';

/**
 * What holds for every function. Each entrypoint imports this file first: options are read when a function is
 * declared, and modules are evaluated in the order of their imports.
 */
setGlobalOptions({ region: 'europe-west1', maxInstances: 20, memory: '512MiB' });
