import { bundleScript } from './bundle-script.ts';

/** Somebody who has signed in with Google here before. */
interface GoogleAccount {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:26rem;margin:2rem auto;padding:0 1rem}
button,input{font:inherit;min-height:2.75rem;box-sizing:border-box;width:100%;padding:.5rem .8rem}ul{list-style:none;padding:0}
li{margin-bottom:.5rem}li button{text-align:start}label{display:block;margin-bottom:.8rem}small{opacity:.75}`;

function accountButton({ subject, email, name }: GoogleAccount): string {
  const data = { sub: subject, email, name };
  const attributes = Object.entries(data).map(([key, value]) => `data-${key}="${escaped(value)}"`);
  const shown = name === '' ? escaped(email) : `${escaped(name)}<br><small>${escaped(email)}</small>`;
  return `<li><button ${attributes.join(' ')}>${shown}</button></li>`;
}

/**
 * The window in which Google asks who signs in: one of the accounts known here, or a new one. It tells the helper frame
 * what an identity provider would, as the Auth emulator takes it: claims that nobody signed.
 */
export async function chooseAccountPage(accounts: readonly GoogleAccount[]): Promise<string> {
  const known =
    accounts.length === 0
      ? ''
      : `<h2>Accounts known here</h2><ul>${accounts.map(accountButton).join('')}</ul><h2>Another account</h2>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in with Google</title><style>${style}</style>
<h1>Sign in with Google</h1><p role="alert"></p>${known}
<form><label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<label>Name <input name="name" autocomplete="off"></label><button>Continue</button></form>
<p><small>A double of Google on this machine. Any address will do, and nobody asks for a password.</small></p>
<script>${await bundleScript('choose-account')}</script></html>`;
}

/** The frame by which the app's page hears from that window. */
export async function helperFramePage(): Promise<string> {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign-in</title>
<script>${await bundleScript('helper-frame')}</script></html>`;
}
