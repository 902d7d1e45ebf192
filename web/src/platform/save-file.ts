/** Has the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the click; a moment later nobody needs the address any more.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same with a table. */
export function saveTable(name: string, text: string): void {
  saveFile(name, 'text/csv;charset=utf-8', text);
}
