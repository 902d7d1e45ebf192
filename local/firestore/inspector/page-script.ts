/** What runs in the inspector page. All that comes from documents is set as text, never as HTML. */
export const pageScript = String.raw`
'use strict';
const byId = (id) => document.getElementById(id);
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const read = async (path) => {
  const answer = await fetch(path);
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error.message);
  return body;
};
const tell = (text) => { byId('note').textContent = text; };

// Documents: what a person has opened is read when it is opened, and again by "Read again".
const opened = (label, className, load) => {
  const details = make('details', className);
  const summary = make('summary');
  summary.append(...label);
  const inside = make('div');
  details.append(summary, inside);
  details.addEventListener('toggle', async () => {
    if (!details.open || inside.childNodes.length > 0) return;
    try { await load(inside); } catch (error) { inside.append(make('p', 'bad', error.message)); }
  });
  return details;
};
const field = (value) => {
  const label = [make('span', '', value.name), make('span', 'type', value.type), make('span', 'soft', value.text)];
  if (!value.children || value.children.length === 0) {
    const line = make('div', 'field');
    label[2].className = '';
    line.append(...label);
    return line;
  }
  return opened(label, 'field', async (inside) => inside.append(...value.children.map(field)));
};
const browse = (path, start = 0) => {
  const query = new URLSearchParams({ database: byId('database').value, path, start });
  return read('browse?' + query);
};
const documentNode = (collection) => ({ id, exists }) =>
  opened([make('span', 'mono', id)], exists ? '' : 'missing', async (inside) => {
    const found = await browse(collection + '/' + id);
    if (found.fields) {
      inside.append(make('div', 'times', 'created ' + found.createTime), make('div', 'times', 'updated ' + found.updateTime));
      inside.append(...found.fields.map(field));
    } else inside.append(make('div', 'times', 'does not exist, but has collections'));
    inside.append(...found.collections.map(collectionNode(collection + '/' + id + '/')));
  });
const fill = async (inside, path, start) => {
  const found = await browse(path, start);
  inside.append(...found.documents.map(documentNode(path)));
  if (found.next === undefined) return;
  const more = make('button', '', 'More');
  more.addEventListener('click', async () => { more.remove(); await fill(inside, path, found.next); });
  inside.append(more);
};
const collectionNode = (prefix) => ({ id, documents }) =>
  opened([make('strong', 'mono', id), make('span', 'type', documents === 1 ? '1 document' : documents + ' documents')], '',
    (inside) => fill(inside, prefix + id, 0));
const showTree = async () => {
  const tree = byId('tree');
  if (!byId('database').value) { tree.replaceChildren(make('p', 'soft', 'Nothing has been written yet.')); return; }
  const { collections } = await browse('');
  tree.replaceChildren(...collections.map(collectionNode('')));
  if (collections.length === 0) tree.append(make('p', 'soft', 'No documents.'));
};
const showDatabases = async () => {
  const { databases } = await read('databases');
  const select = byId('database');
  const before = select.value;
  const names = databases.map(({ name }) => name);
  if (names.join() === [...select.options].map(({ value }) => value).join()) return;
  select.replaceChildren(...databases.map(({ name }) => {
    const [, project, , database] = name.split('/');
    const option = make('option', '', database === '(default)' ? project : project + ' / ' + database);
    option.value = name;
    return option;
  }));
  if (names.includes(before)) select.value = before;
  else {
    const fullest = databases.reduce((most, one) => (most && most.documents >= one.documents ? most : one), undefined);
    if (fullest) select.value = fullest.name;
    await showTree();
  }
};

// What goes on: tables that are replaced every two seconds.
const clock = (at) => new Date(at).toISOString().slice(11, 23);
const table = (id, columns, rows, nothing) => {
  const place = byId(id);
  if (rows.length === 0) { place.replaceChildren(make('p', 'soft', nothing)); return; }
  const head = make('tr');
  for (const [name, className] of columns) head.append(make('th', className, name));
  const body = rows.map((cells) => {
    const row = make('tr');
    cells.forEach((cell, at) => {
      const [text, tone] = Array.isArray(cell) ? cell : [cell, ''];
      row.append(make('td', (columns[at][1] || '') + ' ' + tone, String(text)));
    });
    return row;
  });
  const made = make('table');
  made.append(make('thead'), make('tbody'));
  made.tHead.append(head);
  made.tBodies[0].append(...body);
  place.replaceChildren(made);
};
const showActivity = async () => {
  const { calls, decisions, transactions, lockWaits, triggers, pendingDeliveries, faults, clock: time } = await read('activity');
  table('calls', [['at (UTC)', 'tight'], ['status', 'tight'], ['call', 'tight'], ['of'], ['ms', 'number'], ['reads', 'number'], ['writes', 'number'], ['deletes', 'number']],
    calls.map((one) => [clock(one.at), [one.status, one.status === 'OK' ? 'good' : 'bad'], one.rpc, one.target,
      one.milliseconds.toFixed(1), one.reads || '', one.writes || '', one.deletes || '']), 'No call yet.');
  table('decisions', [['at (UTC)', 'tight'], ['', 'tight'], ['what', 'tight'], ['of'], ['who', 'tight'], ['why', 'wide']],
    decisions.map((one) => [clock(one.at), one.allowed ? ['allowed', 'good'] : ['denied', 'bad'], one.operation, one.target,
      one.client, one.explanation]), 'No client has asked for anything yet.');
  const locked = (one) => [...one.documents, ...(one.queries > 0 ? [one.queries === 1 ? '1 query' : one.queries + ' queries'] : [])].join('\n');
  table('locks', [['transaction', 'tight'], ['for', 'tight'], ['holds']],
    [...transactions.map((one) => [one.id.slice(0, 8), (one.milliseconds / 1000).toFixed(1) + ' s', one.readOnly ? 'nothing: read only'
      : locked(one) || 'nothing yet']), ...lockWaits.map((one) => ['a ' + one.kind, 'waits', 'for ' + locked(one)])],
    'No transaction is running.');
  byId('pending').textContent = pendingDeliveries + ' pending';
  table('triggers', [['function'], ['on', 'tight'], ['document']],
    triggers.map((one) => [one.key, one.kind, one.document]), 'No function is registered.');
  byId('clock').textContent = time.real ? '' : 'Clock: ' + time.now.replace('T', ' ').slice(0, 19) + (time.frozen ? ', frozen' : '');
  table('faults', [['fault', 'tight'], ['of', 'tight'], ['path'], ['chance', 'number'], ['happened', 'number'], ['left', 'number']],
    faults.map(({ rule, left, happened }) => [rule.kind + (rule.ms ? ' ' + rule.ms + ' ms' : ''), rule.rpc || rule.trigger || 'any',
      rule.path || rule.pathContains || 'any', rule.probability === undefined ? '' : rule.probability * 100 + ' %', happened,
      left === null ? 'always' : left]), 'None.');
};
const refresh = async () => {
  if (byId('live').checked && !document.hidden) {
    try { await showDatabases(); await showActivity(); tell(''); }
    catch (error) { tell('No answer: ' + error.message); }
  }
  setTimeout(refresh, 2000);
};
byId('database').addEventListener('change', () => showTree().catch((error) => tell(error.message)));
byId('again').addEventListener('click', () => showTree().catch((error) => tell(error.message)));
refresh();
`;
