import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { isLanguage, languageNames } from '../language/languages.ts';
import { useSession } from '../platform/session.ts';
import { AccountSection } from './account-section.tsx';
import { changePreferences, useLanguage, useTheme } from './preferences.ts';
import { shellSentences } from './sentences/index.ts';

/** Who one is, the language and the look. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const say = useSentences(shellSentences);
  const language = useLanguage();
  const theme = useTheme();
  const session = useSession();
  const account = session.state === 'signed-in' ? session.account : null;
  const themes = [
    { value: 'system', label: say.themeSystem },
    { value: 'light', label: say.themeLight },
    { value: 'dark', label: say.themeDark },
  ] as const;
  return (
    <Dialog title={say.account} closeLabel={say.close} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <AccountSection onDone={onClose} />
        <label className="flex flex-col gap-1 text-sm font-medium">
          {say.language}
          <select
            value={language}
            onChange={({ target }) => {
              if (isLanguage(target.value)) changePreferences({ language: target.value });
            }}
            className="min-h-11 rounded-xl border border-line bg-surface px-3 text-base font-normal"
          >
            {Object.entries(languageNames).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend className="mb-1 text-sm font-medium">{say.theme}</legend>
          <div className="flex flex-wrap gap-2">
            {themes.map(({ value, label }) => (
              <Button
                key={value}
                look={theme === value ? 'primary' : 'secondary'}
                aria-pressed={theme === value}
                onClick={() => changePreferences({ theme: value })}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
        {account !== null && account !== undefined && account.operates.length > 0 && (
          <Link href="/admin" onClick={onClose} className="font-medium text-accent underline">
            {say.admin}
          </Link>
        )}
      </div>
    </Dialog>
  );
}
