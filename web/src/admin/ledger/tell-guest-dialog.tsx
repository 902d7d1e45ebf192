import type { Transaction } from '@merve/contract';
import { operatorActionRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Field } from '../../design/field.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { formatAppointment } from '../design/format.ts';
import { wordsIn } from '../waiting/request-actions.tsx';

/** Writes to a guest, or sends the confirmation again; one id for one form, so that a second try after a lost answer is the same message. */
export function TellGuestDialog({
  booking,
  what,
  onClose,
}: {
  readonly booking: Transaction;
  readonly what: 'words' | 'confirmation';
  readonly onClose: () => void;
}): ReactNode {
  const [clientActionId] = useState(() => crypto.randomUUID());
  const { businessId, txId, startsAt, timeZone } = booking;
  const writes = what === 'words';
  return (
    <ActionDialog
      title={writes ? 'Write to the guest' : 'Send the confirmation again?'}
      explanation={
        <>
          <p className="font-medium text-ink">
            <bdi>{booking.customerName ?? 'Guest'}</bdi>, {formatAppointment(startsAt, timeZone)},{' '}
            <bdi>{booking.businessName}</bdi>
          </p>
          <p>
            {writes
              ? 'They read it as written by Merve’s team, in their conversation. Nothing about the booking changes.'
              : 'They get the booking as it stands, with its code, in their conversation.'}
          </p>
        </>
      }
      act={writes ? 'Send' : 'Send it again'}
      onDo={(reason, form) =>
        callRoute(operatorActionRoutes.tellGuest, {
          params: { businessId, txId },
          body: { clientActionId, reason, ...(writes ? wordsIn(form) : {}) },
        })
      }
      onClose={onClose}
    >
      {writes && <Field label="For the guest" name="words" dir="auto" maxLength={600} required />}
    </ActionDialog>
  );
}
