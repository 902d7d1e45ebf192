import type { Session } from './objects.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.7rem 1.2rem;margin-right:.5rem}
strong{font-size:1.6rem;display:block;margin:.5rem 0 1.5rem}small{color:#666}</style>
<h1>${escaped(title)}</h1>${content}<p><small>A double of Stripe on this machine. No money moves.</small></p></html>`;
}

/** The payment page of a session: pay, or have the card declined. */
export function payPage(session: Session, said = ''): string {
  const amount = `${session.amount_total} ${session.currency.toUpperCase()}`;
  if (session.status !== 'open') {
    return page(
      session.status === 'complete' ? 'Paid' : 'This page is over',
      '<p>You can close this window.</p>',
    );
  }
  return page(
    'Pay the deposit',
    `<strong>${escaped(amount)} <small>in the smallest unit</small></strong>${said === '' ? '' : `<p role="alert">${escaped(said)}</p>`}
<form method="post"><button name="outcome" value="pay">Pay</button><button name="outcome" value="decline">Decline</button></form>`,
  );
}
