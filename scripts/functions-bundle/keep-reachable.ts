import { z } from 'zod';

/** A node of protobufjs' JSON descriptor: a namespace, message, enum or service. */
interface Node {
  nested?: Record<string, Node> | undefined;
  fields?: Record<string, { type: string }> | undefined;
  methods?: Record<string, { requestType: string; responseType: string }> | undefined;
}

const nodeSchema: z.ZodType<Node> = z.looseObject({
  get nested() {
    return z.record(z.string(), nodeSchema).optional();
  },
  fields: z.record(z.string(), z.looseObject({ type: z.string() })).optional(),
  methods: z
    .record(z.string(), z.looseObject({ requestType: z.string(), responseType: z.string() }))
    .optional(),
});

/**
 * Leaves of a protobufjs JSON descriptor only what a service can send or receive: its methods' messages and, through
 * their fields, all messages and enums these contain.
 *
 * @param service full name, for example `google.firestore.v1.Firestore`
 * @throws Error if the descriptor does not have the service, or is none.
 */
export function keepReachable(descriptor: unknown, service: string): Node {
  const root = nodeSchema.parse(descriptor);
  const find = (path: readonly string[]) =>
    path.reduce<Node | undefined>((node, name) => node?.nested?.[name], root);
  /** A name is looked for from the innermost namespace outwards, as protobuf does. */
  const resolve = (name: string, from: readonly string[]) => {
    const parts = name.replace(/^\./, '').split('.');
    for (let depth = from.length; depth >= 0; depth -= 1) {
      const path = [...from.slice(0, depth), ...parts];
      if (find(path)) return path;
    }
    return null;
  };

  const kept = new Set<string>();
  const visit = (path: readonly string[]) => {
    const id = path.join('.');
    const node = find(path);
    if (node === undefined || kept.has(id)) return;
    kept.add(id);
    const names = [
      ...Object.values(node.fields ?? {}).map(({ type }) => type),
      ...Object.values(node.methods ?? {}).flatMap(({ requestType, responseType }) => [
        requestType,
        responseType,
      ]),
    ];
    for (const name of names) {
      // What does not resolve is a scalar: `string`, `int64`.
      const target = resolve(name, path);
      if (target) visit(target);
    }
  };
  visit(service.split('.'));
  if (kept.size === 0) throw new Error(`The descriptor has no service ${service}`);
  return pruned(root, [], kept) ?? {};
}

function pruned(node: Node, path: readonly string[], kept: ReadonlySet<string>): Node | null {
  const { nested, ...own } = node;
  const children = Object.entries(nested ?? {}).flatMap(([name, child]) => {
    const remains = pruned(child, [...path, name], kept);
    return remains ? [[name, remains] as const] : [];
  });
  const isKept = kept.has(path.join('.'));
  if (children.length === 0) return isKept ? own : null;
  // A message that is only the scope of another one loses its fields: their types may be gone.
  return { ...(isKept ? own : {}), nested: Object.fromEntries(children) };
}
