import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

const panel = (id: string, title: string, extra = ''): string => `
      <section aria-labelledby="${id}-title">
        <h2 id="${id}-title">${title}${extra}</h2>
        <div class="scroll" id="${id}" tabindex="0" role="region" aria-labelledby="${id}-title"></div>
      </section>`;

/** The inspector: one page that loads nothing from anywhere else, and may not. */
export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; img-src data:">
    <title>firestore-local</title>
    <link rel="icon" href="data:,">
    <style>${pageStyle}</style>
  </head>
  <body>
    <header>
      <h1>firestore-local</h1>
      <label>Database <select id="database"></select></label>
      <button type="button" id="again">Read again</button>
      <label><input type="checkbox" id="live" checked> Live</label>
      <span class="clock" id="clock"></span>
      <span class="note" id="note" role="status"></span>
    </header>
    <main>
      <section aria-labelledby="tree-title">
        <h2 id="tree-title">Documents</h2>
        <div id="tree"></div>
      </section>
      <div>${panel('calls', 'Calls')}${panel('decisions', 'Rule decisions')}${panel('locks', 'Locks')}${panel(
        'triggers',
        'Triggers',
        ' <span class="type" id="pending"></span>',
      )}${panel('faults', 'Faults')}
      </div>
    </main>
    <script>${pageScript}</script>
  </body>
</html>
`;
