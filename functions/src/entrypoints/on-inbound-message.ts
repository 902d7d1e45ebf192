import './global-options.ts';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { firestoreDocuments } from './firestore-client.ts';
import { takeInboundEvent } from './inbound-event.ts';
import { orchestratorDependencies } from './runtime.ts';
import { turnSecrets } from './secrets.ts';

/**
 * Gives a new message its turn. It listens to the record written with each message of a person, not to the messages:
 * those include Merve's own, and every one would cost an invocation. What throws is delivered again.
 */
export const onInboundMessage = onDocumentCreated(
  {
    document: 'messageIdempotency/{hash}',
    retry: true,
    secrets: turnSecrets,
    timeoutSeconds: 300,
  },
  (event) =>
    takeInboundEvent(
      {
        documents: firestoreDocuments,
        dependencies: orchestratorDependencies,
        now: () => new Date(),
      },
      { document: event.document, data: event.data?.data(), time: new Date(event.time) },
    ),
);
