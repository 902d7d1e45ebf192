import type { WhatsAppLink, WhatsAppLinkRequested } from '@merve/contract';
import { accountRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { callRoute } from '../platform/api-client.ts';
import type { AccountSentences } from './account-sentences/en.ts';
import { useLanguage } from './preferences.ts';

/** First the number, then the digits that arrived there. */
export function WhatsAppLinkForm({
  say,
  busy,
  doing,
  onLinked,
}: {
  readonly say: AccountSentences;
  readonly busy: boolean;
  /** Runs a call and tells what went wrong; what it gives is the link from then on. */
  doing(work: () => Promise<WhatsAppLink | null>): Promise<void>;
  onLinked(): void;
}): ReactNode {
  const language = useLanguage();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [requested, setRequested] = useState<WhatsAppLinkRequested | null>(null);

  const ask = () =>
    doing(async () => {
      const body = { phone, language };
      setRequested(await callRoute(accountRoutes.requestWhatsAppLink, { body }));
      setCode('');
      return null;
    });
  const confirm = () =>
    doing(async () => {
      const link = await callRoute(accountRoutes.confirmWhatsAppLink, { body: { code } });
      onLinked();
      return link;
    });

  if (requested === null)
    return (
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <p className="text-muted">{say.whatsAppWhy}</p>
        <Field
          label={say.phone}
          hint={say.phoneHint}
          type="tel"
          required
          minLength={7}
          maxLength={32}
          autoComplete="tel"
          dir="ltr"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <Button type="submit" look="primary" busy={busy}>
          {say.sendCode}
        </Button>
      </form>
    );
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p role="status">{say.codeSent(phone)}</p>
      <Field
        label={say.code}
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        maxLength={6}
        dir="ltr"
        className="[&_input]:text-center [&_input]:text-2xl [&_input]:tracking-[0.4em]"
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
      />
      <Button type="submit" look="primary" busy={busy}>
        {say.link}
      </Button>
      <p className="text-sm text-muted">
        {say.noCode}{' '}
        <a href={requested.chatUrl} target="_blank" rel="noopener noreferrer" className="underline">
          {say.openWhatsApp}
        </a>
      </p>
      <Button look="quiet" onClick={() => setRequested(null)}>
        {say.otherNumber}
      </Button>
    </form>
  );
}
