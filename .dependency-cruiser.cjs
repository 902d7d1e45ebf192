// The floors of the house (docs/architecture.md): one room a floor, the lowest first. A room imports only from floors below.
const floors = [
  'platform',
  'language',
  'integrations',
  'allergies',
  'profile',
  'wishes',
  'commitments',
  'identity',
  'sharing',
  'reading',
  'model',
  'payments',
  'ledger',
  'markets',
  'usage',
  'outbox',
  'conversations',
  'catalogue',
  'restaurants',
  'dining',
  'trips',
  'outings',
  'tools',
  'requests',
  'manifest',
  'people',
  'legacy',
  'capabilities',
  'orchestrator',
  'channels',
  'entrypoints',
];
const tests = '\\.test\\.ts$|/testing/';

const upward = floors.map((room, floor) => ({
  name: `${room}-imports-from-above`,
  severity: 'error',
  from: { path: `^functions/src/${room}/`, pathNot: tests },
  to: {
    path: ['index\\.ts$', ...floors.slice(floor + 1).map((above) => `${above}/`)].map(
      (above) => `^functions/src/${above}`,
    ),
  },
}));

module.exports = {
  forbidden: [
    ...upward,
    {
      // A new room is given its floor before it is used: one that is named nowhere could import anything.
      name: 'every-room-has-a-floor',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: `^functions/src/(index\\.ts$|(${floors.join('|')})/)` },
      to: {},
    },
    {
      name: 'capabilities-do-not-import-each-other',
      severity: 'error',
      from: { path: '^functions/src/capabilities/([^/]+)/' },
      to: { path: '^functions/src/capabilities/', pathNot: '^functions/src/capabilities/$1/' },
    },
    {
      // What the house needs of a capability it finds in the manifests: but for their list, nothing knows one by name, types neither.
      name: 'only-the-list-of-manifests-knows-a-capability',
      severity: 'error',
      from: {
        path: '^functions/src/',
        pathNot: `^functions/src/(capabilities/|entrypoints/capabilities\\.ts$)|${tests}`,
      },
      to: { path: '^functions/src/capabilities/' },
    },
    {
      // And that list knows their manifests alone: those load nothing (docs/decisions/0007-cold-start.md).
      name: 'the-list-of-manifests-knows-manifests-alone',
      severity: 'error',
      from: { path: '^functions/src/entrypoints/capabilities\\.ts$' },
      to: { path: '^functions/src/capabilities/', pathNot: '/manifest\\.ts$' },
    },
    {
      name: 'a-manifest-loads-nothing',
      severity: 'error',
      from: { path: '^functions/src/.*/manifest\\.ts$' },
      to: { dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'only-model-imports-a-model-sdk',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: '^functions/src/model/' },
      to: { path: 'node_modules/@google/(generative-ai|genai)' },
    },
    {
      name: 'channels-never-call-a-model',
      severity: 'error',
      from: { path: '^functions/src/channels/', pathNot: tests },
      to: { path: '^functions/src/model/' },
    },
    {
      name: 'only-integrations-import-the-twilio-sdk',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: '^functions/src/integrations/twilio/' },
      to: { path: 'node_modules/twilio' },
    },
    {
      name: 'only-integrations-import-the-stripe-sdk',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: '^functions/src/integrations/stripe/' },
      to: { path: 'node_modules/stripe/' },
    },
    {
      name: 'only-outbox-sends-to-a-person',
      severity: 'error',
      from: {
        path: '^functions/src/',
        pathNot: '^functions/src/(outbox|entrypoints|integrations/twilio)/|\\.test\\.ts$|/testing/',
      },
      to: { path: '^functions/src/integrations/twilio/.*sender', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'deployed-code-never-knows-the-local-stack',
      severity: 'error',
      from: { path: '^(functions/src|contract)/', pathNot: tests },
      to: { path: '^(local|e2e|bench|scripts|simulation)/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(functions|local|e2e|bench|simulation)/' },
    },
    {
      name: 'the-web-app-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^web/src/', pathNot: tests },
      to: { path: '^(functions|local|e2e|bench|scripts|simulation)/' },
    },
    {
      // A page's own chunk stays its own; what pages share lies in platform, language, design, shell, cards and drawn-map.
      name: 'pages-do-not-import-each-other',
      severity: 'error',
      from: {
        path: '^web/src/(chat|mine|map|explore|place|feed|trips|me|admin|design-page|whatsapp-simulator)/',
      },
      to: {
        path: '^web/src/(chat|mine|map|explore|place|feed|trips|me|admin|design-page|whatsapp-simulator)/',
        pathNot: '^web/src/$1/',
      },
    },
    {
      // Firestore is the largest part of the Firebase SDK. Files named live-… bring it, and the chat loads them when it needs them.
      name: 'live-firestore-is-loaded-on-demand',
      severity: 'error',
      from: { path: '^web/src/(app|main|chat|shell|platform|cards)', pathNot: '/live-[a-z-]+\\.ts$' },
      to: {
        path: 'node_modules/(firebase/firestore|@firebase/firestore)|^web/src/.*/live-[a-z-]+\\.ts$',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
