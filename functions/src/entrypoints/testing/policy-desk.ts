import {
  type MerveController,
  type MervePolicy,
  merveControllerSchema,
  type PolicyHistory,
  type PolicyRefused,
  policyHistorySchema,
  policyRefusedSchema,
} from '@merve/contract';
import type { Appended } from '../../conversations/append-inbound.ts';
import { market } from '../../orchestrator/testing/demo-market.ts';
import { createWorld, type Heard, type World } from '../../orchestrator/testing/world.ts';
import { createApi } from '../create-api.ts';
import { tokensAreNames } from './tokens-are-names.ts';

export const { marketId } = market;
type Method = 'GET' | 'PUT' | 'POST';

/** The policy with one tool's entry changed. */
export function withTool(policy: MervePolicy, name: string, changes: object): MervePolicy {
  const entry = policy.tools[name];
  if (entry === undefined) throw new Error(`${name} has no entry`);
  return { ...policy, tools: { ...policy.tools, [name]: { ...entry, ...changes } } };
}

/** An operator at the API of a whole orchestrator, and people who write to it meanwhile. */
export class PolicyDesk {
  readonly world: World;
  /** Who writes in the current test. */
  person = 'guest';
  readonly reason = 'the season is over';
  readonly #api: ReturnType<typeof createApi>;
  #days = 0;

  private constructor(world: World) {
    this.world = world;
    // Whoever calls is counted under a keyed id.
    process.env['ACTOR_KEY'] ??= 'a key of the test alone';
    this.#api = createApi({
      dependencies: async () => world,
      verify: tokensAreNames,
    });
  }

  static async open(): Promise<PolicyDesk> {
    return new PolicyDesk(await createWorld());
  }

  /** A day, a person and a policy of their own for each test. */
  async newDay(): Promise<void> {
    this.#days += 1;
    this.person = `guest-${this.#days}`;
    this.world.clock.advance(24 * 60 * 60_000);
    await this.world.documents.db.recursiveDelete(this.world.documents.merveConfig(marketId));
  }

  async request(path: string, method: Method, token: string | null, body?: object): Promise<Response> {
    return this.#api.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** As the operator `root`, of the market's controller. */
  call(method: Method, path: string, body?: object): Promise<Response> {
    return this.request(`/v1/admin/markets/${marketId}/merve${path}`, method, 'admin:root', body);
  }

  async controller(): Promise<MerveController> {
    return merveControllerSchema.parse(await (await this.call('GET', '')).json());
  }

  async history(query = ''): Promise<PolicyHistory> {
    return policyHistorySchema.parse(await (await this.call('GET', `/history${query}`)).json());
  }

  /** The answer to a change that must succeed. */
  async saved(answer: Promise<Response>): Promise<MerveController> {
    const response = await answer;
    const body: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
    return merveControllerSchema.parse(body);
  }

  /** The answer to a change that cannot be saved. */
  async refused(answer: Promise<Response>): Promise<PolicyRefused> {
    const response = await answer;
    if (response.status !== 400) throw new Error(`${response.status}`);
    return policyRefusedSchema.parse(await response.json());
  }

  /** Saves the policy in force with these changes. */
  async change(
    changed: (policy: MervePolicy) => MervePolicy,
    reason = this.reason,
  ): Promise<MerveController> {
    const { policy, policyVersion } = await this.controller();
    return this.saved(
      this.call('PUT', '', { expectedVersion: policyVersion, reason, policy: changed(policy) }),
    );
  }

  switchOff(tool: string): Promise<MerveController> {
    return this.change((policy) => withTool(policy, tool, { enabled: false }));
  }

  /** The person writes something for which the model searches. */
  searches(text = 'Where is meze?'): Promise<Heard> {
    this.world.model.script([{ call: 'searchMarketplace', args: { query: 'meze' } }], 'Here.');
    return this.world.says(this.person, text);
  }

  /** The person asks for a table tomorrow at eight, and the model books. */
  books(): Promise<Heard> {
    const tomorrow = new Date(this.world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const args = { listing: 'lst_olive', startsAtLocal: `${tomorrow}T20:00`, party: 2 };
    this.world.model.script([{ call: 'initiateBooking', args }]);
    return this.world.says(this.person, 'A table for two tomorrow at eight');
  }

  says(text: string): Promise<Heard> {
    return this.world.says(this.person, text);
  }

  async turnOf({ threadId, seq }: Pick<Appended, 'threadId' | 'seq'>) {
    return (await this.world.documents.turn(threadId, seq).get()).data();
  }

  async threadOf(threadId: string) {
    return (await this.world.documents.thread(threadId).get()).data();
  }

  /** Names of the tools the model was last told of. */
  get offered(): string[] {
    return (this.world.model.requests.at(-1)?.tools ?? []).map(({ name }) => name);
  }

  /** What the model's calls were answered in its last request, as JSON. */
  get toolAnswers(): string {
    const turns = this.world.model.requests.at(-1)?.turns ?? [];
    return JSON.stringify(turns.filter(({ role }) => role === 'tool'));
  }
}
