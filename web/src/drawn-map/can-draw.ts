/** Whether this browser can draw a map (WebGL 2): some have it switched off, or a graphics card without it. */
export function canDraw(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers allow few of them at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
