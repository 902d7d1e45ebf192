import { FrameChannel } from './frame-channel.ts';

interface FrameOptions {
  readonly where: HTMLElement;
  readonly url: string;
  readonly attributes: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

function frameOf({ url, attributes }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') frame.setAttribute(name, value);
    else for (const [property, setting] of Object.entries(value)) frame.style.setProperty(property, setting);
  }
  frame.src = url;
  return frame;
}

/**
 * `gapi.iframes`, as far as the Firebase SDK uses it to hear from its helper frame. Being there already, it is not fetched
 * from Google. https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/platform_browser/iframe/gapi.iframes.ts
 */
const iframes = {
  CROSS_ORIGIN_IFRAMES_FILTER: 'cross-origin',
  Iframe: FrameChannel,
  getContext: () => ({
    async open<Result>(options: FrameOptions, opened: (frame: FrameChannel) => Result | Promise<Result>) {
      const frame = frameOf(options);
      // Listens before the frame is there: its greeting is not missed.
      const channel = new FrameChannel(() => frame.contentWindow, new URL(options.url).origin);
      options.where.append(frame);
      return opened(channel);
    },
  }),
};

Object.assign(globalThis, { gapi: { iframes } });
