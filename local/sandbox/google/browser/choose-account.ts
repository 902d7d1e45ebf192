/** What Google would tell of somebody; the Auth emulator takes it unsigned. */
interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly name?: string;
}

const query = new URLSearchParams(location.search);

/** The same address is the same Google account, whenever it signs in: 21 digits, as Google's own are. */
async function subjectOf(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return new DataView(digest).getBigUint64(0).toString().padStart(21, '1');
}

/** The frame of the Auth service in the page that opened this window. */
function helperFrame(): Window {
  const frames: Window | null = window.opener;
  for (let index = 0; index < (frames?.length ?? 0); index += 1) {
    const frame = frames?.[index];
    try {
      const of = new URLSearchParams(frame?.location.search);
      if (frame && of.get('appName') === query.get('appName') && of.get('apiKey') === query.get('apiKey'))
        return frame;
    } catch {
      // A frame of somebody else, whose address is not to be seen.
    }
  }
  throw new Error('The page that asked for this is not there any more.');
}

/** Tells the page who signs in, which then closes this window. */
function finish({ sub, email, name }: Claims): void {
  const claims = { sub, email, name, email_verified: true, iss: '', aud: '', exp: 0, iat: 0 };
  const response = new URL(location.pathname, location.origin);
  response.searchParams.set('providerId', 'google.com');
  response.searchParams.set('id_token', JSON.stringify(claims));
  const authEvent = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    urlResponse: response.href,
    sessionId: 'none',
    postBody: null,
    tenantId: null,
    error: null,
  };
  helperFrame().postMessage({ authEvent }, location.origin);
}

function say(problem: unknown): void {
  const notice = document.querySelector('[role=alert]');
  if (notice !== null) notice.textContent = problem instanceof Error ? problem.message : String(problem);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-sub]')) {
  button.addEventListener('click', () => {
    const { sub = '', email = '', name = '' } = button.dataset;
    try {
      finish({ sub, email, name });
    } catch (problem) {
      say(problem);
    }
  });
}

document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  const form = new FormData(event.target);
  const email = String(form.get('email')).trim();
  const name = String(form.get('name')).trim();
  subjectOf(email)
    .then((sub) => finish({ sub, email, ...(name === '' ? {} : { name }) }))
    .catch(say);
});
