import type protobuf from 'protobufjs';
import { invalidArgument } from '../errors.ts';
import { messageType } from './descriptor.ts';

/**
 * Refuses proto3 JSON with a field that its message does not have: the JSON library would pass over it, and a misspelt
 * `updateMask` would then overwrite a whole document.
 * Throws INVALID_ARGUMENT in the words of Google's front end.
 */
export function refuseUnknownNames(typeName: string, json: unknown): void {
  check(messageType(typeName), json, '');
}

function check(type: protobuf.Type, json: unknown, path: string): void {
  // Well-known types have a JSON form of their own: a timestamp is a string, a wrapper its value.
  if (!isObject(json) || type.fullName.startsWith('.google.protobuf.')) return;
  for (const [name, value] of Object.entries(json)) {
    const field = type.fields[name] ?? type.fields[camelCase(name)];
    if (!field) {
      const where = path === '' ? '' : ` at '${path}'`;
      throw invalidArgument(
        `Invalid JSON payload received. Unknown name "${name}"${where}: Cannot find field.`,
      );
    }
    const inner = field.resolve().resolvedType;
    if (!isMessage(inner)) continue;
    const at = path === '' ? name : `${path}.${name}`;
    if (field.map && isObject(value)) {
      for (const [key, one] of Object.entries(value)) check(inner, one, `${at}[${key}]`);
    } else if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) check(inner, one, `${at}[${index}]`);
    } else check(inner, value, at);
  }
}

const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Enums have no fields. */
const isMessage = (type: protobuf.Type | protobuf.Enum | null): type is protobuf.Type =>
  type !== null && 'fields' in type;

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
