/**
 * Linking WhatsApp, or ending the link, turns an account's messages towards another conversation. Whoever does it says so
 * here; the chat listens, in every tab.
 */
const name = 'merve-link-changed';

export function announceLinkChange(): void {
  dispatchEvent(new Event(name));
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

export function onLinkChange(listener: () => void): () => void {
  addEventListener(name, listener);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  channel?.addEventListener('message', listener);
  return () => {
    removeEventListener(name, listener);
    channel?.close();
  };
}
