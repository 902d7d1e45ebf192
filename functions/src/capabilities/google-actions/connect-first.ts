import type { GoogleAccount, GoogleLeave, Language } from '@merve/contract';
import { googleServices } from '../../integrations/google-account/index.ts';
import { readConfig, waysInSection } from '../../platform/config.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { ToolContext, ToolResult } from '../../tools/define-tool.ts';
import { accountOf, mayUse } from './google-account.ts';
import { googleSentences } from './sentences/index.ts';

type Refused = Extract<ToolResult, { status: 'refused' }>;

/** The person's own page, where Google is connected; null where this deployment is not told its address. */
export function connectPage(): string | null {
  const { WEB_APP_URL } = readConfig(waysInSection);
  return WEB_APP_URL === undefined ? null : `${WEB_APP_URL.replace(/\/$/, '')}/me`;
}

const refused = (message: string): Refused => ({ status: 'refused', code: 'FORBIDDEN', message });

/** Where somebody who has not connected Google for this, or whose leave has ended, is led; never to a token in a conversation. */
export function askToConnect(leave: GoogleLeave, language: Language): Refused {
  const say = googleSentences(language);
  const page = connectPage();
  if (googleServices() === null || page === null) return refused(say.notOffered());
  const words = { mail: say.connectMail, calendar: say.connectCalendar, freeBusy: say.connectFreeBusy };
  return refused(words[leave](page));
}

/** The person's account, if it may be used for this; else why not, and where to connect it. One round trip. */
export async function accountForUse(
  documents: Documents,
  leave: GoogleLeave,
  { actorId, alsoActorIds = [], language, config }: ToolContext,
): Promise<GoogleAccount | Refused> {
  if (googleServices() === null || !config.providers.googleAccount.enabled)
    return refused(googleSentences(language).notOffered());
  const account = await accountOf(documents, [actorId, ...alsoActorIds]);
  return mayUse(account, leave) ? account : askToConnect(leave, language);
}
