import { FrameChannel } from './frame-channel.ts';

/** The frame of the Auth service in the app's page: what the sign-in window tells it, it tells the page. */
const page = new FrameChannel(() => window.parent, new URL(document.referrer).origin);
page.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));

addEventListener('message', ({ origin, data }) => {
  // The window is of this origin; the page is not.
  if (origin !== location.origin || typeof data !== 'object' || data === null || !('authEvent' in data))
    return;
  page.send('authEvent', { type: 'authEvent', authEvent: data.authEvent });
});

page.greet();
