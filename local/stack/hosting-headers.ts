import { z } from 'zod';
import type { StackPorts } from './ports.ts';

const headerRules = z.array(
  z.looseObject({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);
type HeaderRules = z.infer<typeof headerRules>;

const policyHeader = 'Content-Security-Policy';

/**
 * The headers of firebase.json as the embedded stack serves them: its backend listens on other ports of this machine, which
 * the page's policy would forbid it to talk to. Everything else stays as it is deployed, so that what the policy forbids
 * is noticed here.
 * @throws ZodError when firebase.json has no list of header rules.
 */
export function localHeaders(
  rules: unknown,
  ports: Pick<StackPorts, 'functions' | 'auth' | 'firestore' | 'sandbox' | 'places'>,
): HeaderRules {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const more: Record<string, readonly string[]> = {
    'connect-src': [ports.functions, ports.auth, ports.firestore, ports.sandbox].map(at),
    'frame-src': [at(ports.auth)],
    // Google's photos come from addresses of its own, which in production `https:` allows.
    'img-src': [ports.sandbox, ports.places].map(at),
  };
  const extend = (directive: string): string => {
    const [name = ''] = directive.trim().split(' ');
    return [directive.trim(), ...(more[name] ?? [])].join(' ');
  };
  return headerRules.parse(rules).map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === policyHeader ? value.split(';').map(extend).join('; ') : value,
    })),
  }));
}
