import type { ReactNode } from 'react';
import { Card, Section } from '../../design/page-heading.tsx';
import { NumberField } from '../../editing/number-field.tsx';

/** Food orders and services: how long everybody is waited for. */
export function RequestsSection(): ReactNode {
  return (
    <Section title="Orders and services">
      <Card>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <NumberField path={['requests', 'offerMinutes']} hint="2 to 120." />
          <NumberField path={['requests', 'lateAfterMinutes']} hint="1 to 120." />
          <NumberField path={['requests', 'expiresAfterMinutes']} hint="Later than that; up to 1440." />
        </div>
      </Card>
    </Section>
  );
}
