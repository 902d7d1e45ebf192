import type * as domainTypes from 'twilio/lib/base/Domain.js';
import type * as versionTypes from 'twilio/lib/base/Version.js';
import type {
  MessageInstance,
  MessageListInstance as MessageList,
} from 'twilio/lib/rest/api/v2010/account/message.js';
import type { TransportRequest, TransportResponse } from './http-transport.ts';

/** The part of a Twilio client that the SDK's resources use. */
interface RequestsOnly {
  request(options: TransportRequest): Promise<TransportResponse>;
}

type SdkDomain = InstanceType<typeof domainTypes.default.default>;
type SdkVersion = InstanceType<typeof versionTypes.default.default>;

// The SDK's declarations ask for whole clients and whole API versions where its code calls one method of them. These
// signatures say what is really used; being methods, TypeScript accepts the SDK's narrower ones for them.
interface SdkAsUsed {
  domainOver(client: RequestsOnly, baseUrl: string): SdkDomain;
  messagesOf(version: SdkVersion, accountSid: string): MessageList;
}

/** Node gives a CommonJS module's exports as its default, Jest the default export itself. */
function defaultExport<Exported extends object>(imported: Exported | { default: Exported }): Exported {
  return 'default' in imported ? imported.default : imported;
}

/** An answer the SDK is not shown, so that its status and headers are not lost in the SDK's own exception. */
export class Refused extends Error {
  readonly response: TransportResponse;
  constructor(response: TransportResponse) {
    super(`HTTP ${response.statusCode}`);
    this.response = response;
  }
}

/**
 * The SDK's Messages resource over our own transport. Only three of its modules are loaded (8 ms; the client with
 * its axios takes 120 ms): they write the parameters, read the answers and follow the pages.
 */
export async function messagesApi(options: {
  readonly accountSid: string;
  readonly baseUrl: string;
  readonly transport: (request: TransportRequest) => Promise<TransportResponse>;
}) {
  const [domainModule, versionModule, { MessageListInstance }] = await Promise.all([
    import('twilio/lib/base/Domain.js'),
    import('twilio/lib/base/Version.js'),
    import('twilio/lib/rest/api/v2010/account/message.js'),
  ]);
  const Domain = defaultExport(domainModule.default);
  const Version = defaultExport(versionModule.default);
  const sdk: SdkAsUsed = {
    domainOver: (client: SdkDomain['twilio'], baseUrl) => new Domain(client, baseUrl),
    messagesOf: MessageListInstance,
  };
  const domain = sdk.domainOver(
    {
      async request(request) {
        const response = await options.transport(request);
        if (response.statusCode < 200 || response.statusCode >= 300) throw new Refused(response);
        return response;
      },
    },
    options.baseUrl,
  );
  return sdk.messagesOf(new Version(domain, '2010-04-01'), options.accountSid);
}

export type { MessageInstance };
