/** A kind of place in the words of a language; one that an operator named, and no table knows, as it was written. Pure. */
export function nameOfKind(kind: string, names: Readonly<Record<string, string>>): string {
  return names[kind.toLowerCase()] ?? kind;
}
