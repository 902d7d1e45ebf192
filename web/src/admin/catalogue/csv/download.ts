import { saveFile } from '../../../platform/save-file.ts';

/** Has the browser save a table as a file. */
export function downloadTable(name: string, text: string): void {
  saveFile(name, 'text/csv;charset=utf-8', text);
}
