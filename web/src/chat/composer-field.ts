let field: HTMLTextAreaElement | null = null;

/** Where one writes, while it is on the page. */
export function setComposerField(element: HTMLTextAreaElement | null): void {
  field = element;
}

export function focusComposer(): void {
  field?.focus();
}
