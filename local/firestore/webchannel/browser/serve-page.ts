import { createServer } from 'node:http';
import { join } from 'node:path';
import { bundleForBrowser } from '../../../browser/bundle-for-browser.ts';
import { answerSignIn } from './sign-in-double.ts';

export interface ServedPage {
  readonly url: string;
  close(): void;
}

/** Bundles {@link ./page.ts} with the browser build of the web SDK and serves a page that runs it. */
export async function servePage(): Promise<ServedPage> {
  const script = await bundleForBrowser(join(__dirname, 'page.ts'));
  const server = createServer((request, response) => {
    if (request.method === 'POST') answerSignIn(request, response).catch(() => response.destroy());
    else if (request.url === '/script.js') response.setHeader('content-type', 'text/javascript').end(script);
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><meta charset="utf-8"><title>web</title><script src="/script.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The page has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
